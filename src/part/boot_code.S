# SPDX-License-Identifier: GPL-3.0-or-later
# The boot code that is offered where an MBR has none. The BIOS loads sector 0 to 0000:7C00 and jumps there with the
# drive in DL. It moves itself to 0000:0600, finds the active entry, reads its first sector by LBA (INT 13h, function 42h)
# to 0000:7C00 and jumps there with DL and DS:SI (the entry) as boot sectors expect. 440 bytes at most.
# Build: as --32 -o boot_code.o boot_code.S && objcopy -O binary -j .text boot_code.o boot_code.bin
# The bytes in boot_code.cpp are tested to be this file's.
    .code16
    .globl _start
_start:
    cli
    xorw %ax, %ax
    movw %ax, %ss
    movw $0x7c00, %sp
    movw %ax, %ds
    movw %ax, %es
    sti
    cld
    movw $0x7c00, %si
    movw $0x0600, %di
    movw $256, %cx
    rep movsw
    ljmp $0, $(0x0600 + moved - _start)
moved:
    movw $(0x0600 + 0x1be), %si     # the four entries
    movw $4, %cx
find:
    testb $0x80, (%si)
    jnz found
    addw $16, %si
    loop find
    movw $(0x0600 + no_active - _start), %si
    jmp print
found:
    movw $5, %bp                    # tries
again:
    movw $(0x0600 + packet - _start), %di
    movl 8(%si), %eax               # the entry's start
    movl %eax, 8(%di)
    pushw %si
    movw %di, %si
    movb $0x42, %ah
    int $0x13                       # extended read, DS:SI is the packet
    popw %si
    jnc loaded
    xorw %ax, %ax
    int $0x13                       # reset the drive and try again
    decw %bp
    jnz again
    movw $(0x0600 + read_error - _start), %si
    jmp print
loaded:
    cmpw $0xaa55, 0x7dfe
    jne not_bootable
    movw %si, %bp                   # some boot sectors look for the entry there
    ljmp $0, $0x7c00
not_bootable:
    movw $(0x0600 + no_system - _start), %si
print:
    lodsb
    testb %al, %al
    jz halt
    movb $0x0e, %ah
    movw $7, %bx
    int $0x10
    jmp print
halt:
    hlt
    jmp halt
    .byte 0x66, 0x90                # so that the packet lies at a multiple of four
packet:
    .byte 16, 0                     # size, reserved
    .word 1                         # sectors
    .word 0x7c00, 0                 # buffer: offset, segment
    .long 0, 0                      # LBA
no_active:
    .asciz "No active partition\r\n"
read_error:
    .asciz "Disk read error in the MBR\r\n"
no_system:
    .asciz "The active partition does not start\r\n"
