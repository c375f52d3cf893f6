; SPDX-License-Identifier: GPL-3.0-or-later
; The installer, made by packaging/windows/build, which gives VERSION, FILES (a folder with all that is installed), DELETE
; (what the uninstaller does with these files), SIZE (KiB), ICON and OUTPUT.
;
;   /S            no questions;  /D=FOLDER (the last option) says where to
;   /OPENWITH     with /S: as if the offer for image files had been chosen
Target amd64-unicode
SetCompressor /SOLID lzma
!include MUI2.nsh
!include WinVer.nsh
!include FileFunc.nsh
!include Sections.nsh

Name "Sectorsmith"
OutFile "${OUTPUT}"
InstallDir "$PROGRAMFILES64\Sectorsmith"
RequestExecutionLevel admin
ManifestDPIAware true
ManifestSupportedOS Win10
BrandingText "Sectorsmith ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Sectorsmith"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "Installs Sectorsmith"
VIAddVersionKey LegalCopyright "GPL-3.0-or-later"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Sectorsmith"
!define CLASSES "Software\Classes"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_NOAUTOCLOSE
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${FILES}\licences\sectorsmith-GPL-3.0.txt"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "SimpChinese"

!macro TEXT NAME ENGLISH GERMAN FRENCH SPANISH JAPANESE CHINESE
  LangString ${NAME} ${LANG_ENGLISH} "${ENGLISH}"
  LangString ${NAME} ${LANG_GERMAN} "${GERMAN}"
  LangString ${NAME} ${LANG_FRENCH} "${FRENCH}"
  LangString ${NAME} ${LANG_SPANISH} "${SPANISH}"
  LangString ${NAME} ${LANG_JAPANESE} "${JAPANESE}"
  LangString ${NAME} ${LANG_SIMPCHINESE} "${CHINESE}"
!macroend
!insertmacro TEXT programs "Window and command" "Fenster und Befehl" "Fenêtre et commande" "Ventana y comando" "ウィンドウとコマンド" "窗口和命令"
!insertmacro TEXT openwith "“Open with” for disk images" "„Öffnen mit“ für Datenträgerabbilder" \
  "« Ouvrir avec » pour les images disque" "«Abrir con» para imágenes de disco" "ディスクイメージの「プログラムから開く」" "磁盘映像的“打开方式”"
!insertmacro TEXT system "Sectorsmith needs Windows 10 or 11 (64 bits)." "Sectorsmith benötigt Windows 10 oder 11 (64 Bit)." \
  "Sectorsmith requiert Windows 10 ou 11 (64 bits)." "Sectorsmith necesita Windows 10 u 11 (64 bits)." \
  "Sectorsmith には Windows 10 または 11(64 ビット)が必要です。" "Sectorsmith 需要 Windows 10 或 11(64 位)。"
!insertmacro TEXT running "Close Sectorsmith first: its files are in use." "Bitte zuerst Sectorsmith schließen: Seine Dateien sind in Gebrauch." \
  "Fermez d’abord Sectorsmith : ses fichiers sont utilisés." "Cierre primero Sectorsmith: sus archivos están en uso." \
  "先に Sectorsmith を終了してください。ファイルが使用中です。" "请先关闭 Sectorsmith:其文件正在使用。"
!insertmacro TEXT image "Disk image" "Datenträgerabbild" "Image disque" "Imagen de disco" "ディスクイメージ" "磁盘映像"

; A program that runs cannot be opened for writing. Asks until it can; without questions: ends.
!macro NOT_RUNNING PROGRAM
  !define NAME ${__COUNTER__}
  again${NAME}:
  IfFileExists "$INSTDIR\${PROGRAM}.exe" 0 gone${NAME}
  ClearErrors
  FileOpen $0 "$INSTDIR\${PROGRAM}.exe" a
  IfErrors 0 closed${NAME}
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(running)" /SD IDCANCEL IDRETRY again${NAME}
  SetErrorLevel 2
  Quit
  closed${NAME}:
  FileClose $0
  gone${NAME}:
  !undef NAME
!macroend

Section "$(programs)" PROGRAMS
  SectionIn RO
  !insertmacro NOT_RUNNING sectorsmith-gui
  !insertmacro NOT_RUNNING sectorsmith
  ; An older one goes first: the files that it had are known to its own uninstaller.
  ReadRegStr $0 HKLM "${UNINSTALL}" "InstallLocation"
  ${If} $0 != ""
  ${AndIf} ${FileExists} "$0\uninstall.exe"
    ; In another folder, perhaps, where it runs.
    ExecWait '"$0\uninstall.exe" /S _?=$0' $1
    ${If} $1 <> 0
      MessageBox MB_OK|MB_ICONSTOP "$(running)" /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
    Delete "$0\uninstall.exe"
    RMDir "$0"
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${FILES}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  SetShellVarContext all
  CreateShortcut "$SMPROGRAMS\Sectorsmith.lnk" "$INSTDIR\sectorsmith-gui.exe"
  WriteRegStr HKLM "${UNINSTALL}" "DisplayName" "Sectorsmith"
  WriteRegStr HKLM "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKLM "${UNINSTALL}" "DisplayIcon" "$INSTDIR\sectorsmith-gui.exe"
  WriteRegStr HKLM "${UNINSTALL}" "Publisher" "The Sectorsmith developers"
  WriteRegStr HKLM "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKLM "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKLM "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKLM "${UNINSTALL}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKLM "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKLM "${UNINSTALL}" "NoRepair" 1
SectionEnd

; An offer: a line in "Open with", never the program that a double click starts.
!macro EACH_IMAGE MACRO
  !insertmacro ${MACRO} ".img"
  !insertmacro ${MACRO} ".iso"
  !insertmacro ${MACRO} ".dd"
  !insertmacro ${MACRO} ".raw"
  !insertmacro ${MACRO} ".vhd"
!macroend
!macro OFFER EXTENSION
  WriteRegNone HKLM "${CLASSES}\${EXTENSION}\OpenWithProgids" "Sectorsmith.Image"
  WriteRegStr HKLM "${CLASSES}\Applications\sectorsmith-gui.exe\SupportedTypes" "${EXTENSION}" ""
!macroend
!macro WITHDRAW EXTENSION
  DeleteRegValue HKLM "${CLASSES}\${EXTENSION}\OpenWithProgids" "Sectorsmith.Image"
  DeleteRegKey /ifempty HKLM "${CLASSES}\${EXTENSION}\OpenWithProgids"
  DeleteRegKey /ifempty HKLM "${CLASSES}\${EXTENSION}"
!macroend
Section /o "$(openwith)" OPENWITH
  WriteRegStr HKLM "${CLASSES}\Sectorsmith.Image" "" "$(image)"
  WriteRegStr HKLM "${CLASSES}\Sectorsmith.Image\DefaultIcon" "" "$INSTDIR\sectorsmith-gui.exe,0"
  WriteRegStr HKLM "${CLASSES}\Sectorsmith.Image\shell\open\command" "" '"$INSTDIR\sectorsmith-gui.exe" "%1"'
  WriteRegStr HKLM "${CLASSES}\Applications\sectorsmith-gui.exe" "FriendlyAppName" "Sectorsmith"
  WriteRegStr HKLM "${CLASSES}\Applications\sectorsmith-gui.exe\shell\open\command" "" '"$INSTDIR\sectorsmith-gui.exe" "%1"'
  !insertmacro EACH_IMAGE OFFER
  ${RefreshShellIcons}
SectionEnd

Section "Uninstall"
  !insertmacro NOT_RUNNING sectorsmith-gui
  !insertmacro NOT_RUNNING sectorsmith
  SetOutPath "$TEMP"
  !include "${DELETE}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  SetShellVarContext all
  Delete "$SMPROGRAMS\Sectorsmith.lnk"
  !insertmacro EACH_IMAGE WITHDRAW
  DeleteRegKey HKLM "${CLASSES}\Sectorsmith.Image"
  DeleteRegKey HKLM "${CLASSES}\Applications\sectorsmith-gui.exe"
  DeleteRegKey HKLM "${UNINSTALL}"
  ${RefreshShellIcons}
SectionEnd

Function .onInit
  ${IfNot} ${AtLeastWin10}
    MessageBox MB_ICONSTOP "$(system)" /SD IDOK
    SetErrorLevel 3
    Quit
  ${EndIf}
  SetRegView 64
  ; Where an older one is.
  ReadRegStr $0 HKLM "${UNINSTALL}" "InstallLocation"
  ${If} $0 != ""
  ${AndIf} $INSTDIR == "$PROGRAMFILES64\Sectorsmith"
    StrCpy $INSTDIR $0
  ${EndIf}
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/OPENWITH" $1
  ${IfNot} ${Errors}
    !insertmacro SelectSection ${OPENWITH}
  ${EndIf}
FunctionEnd

Function un.onInit
  SetRegView 64
FunctionEnd
