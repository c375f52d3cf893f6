// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of an evaluation, which refer to each other: what each does stands in its own header.
#pragma once

namespace sectorsmith::lang {

class Evaluator;  // owns them

class Executor;     // runs statements
class Variables;    // declares and assigns variables
class Expressions;  // computes
class Paths;        // finds what a path names
class Calls;        // calls functions and natives

class Placer;      // makes fields of members
class BitPlacer;   // and of the members of bitfields
class Bodies;      // makes and keeps the children of fields
class Arrays;      // finds elements by number
class Fields;      // reads values
class Attributes;  // finds attributes and calls what they name
class Display;     // says what people are shown
class FlatPlans;   // lays records out for listings
class DebugHook;   // stops for a debugger

class TypeTable;  // resolves types
class Layouts;    // knows sizes without reading
class Coder;      // translates functions that only compute
class Outlines;   // follows records of varying size without making them
class BodyCache;  // keeps bodies as long as there is room

class Bounds;       // budget, limits, cancellation
class ErrorLog;     // failures become diagnostics
class Sections;     // memory that a template makes for itself
class SourceBytes;  // the bytes of the source and of sections

struct Analysis;
struct EvaluateOptions;
struct Failure;
struct Frame;
struct Place;
struct Run;
struct Runs;

}  // namespace sectorsmith::lang
