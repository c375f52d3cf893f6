// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <istream>
#include <ostream>
#include <string>
#include <vector>

#include "cli/descriptor_stream.h"
#include "cli/run.h"
#include "cli/system.h"

int main(int argc, char** argv) {
    using namespace sectorsmith::cli;
    system::setUpProcess();
    DescriptorOutput errBuffer(2, 1024, nullptr);
    std::ostream err(&errBuffer);
    // No result can reach anybody any more: going on would be work for nothing.
    DescriptorOutput outBuffer(1, std::size_t{1} << 16, [&err](const system::Transfer& failure) {
        if (system::interruptHeld()) return;  // a commit is under way: it comes to its end first
        if (failure.closedPipe) system::endByClosedPipe();
        err << "sectorsmith: cannot write the output: " << failure.problem << '\n';
        err.flush();
        std::_Exit(exitDamaged);
    });
    std::ostream out(&outBuffer);
    DescriptorInput inBuffer(0);
    std::istream in(&inBuffer);
    Streams streams{.in = in,
                    .out = out,
                    .err = err,
                    .inTerminal = system::isTerminal(0),
                    .outTerminal = system::isTerminal(1),
                    .errTerminal = system::isTerminal(2),
                    .width = system::terminalWidth(1)};
    return run(std::vector<std::string>(argv + 1, argv + argc), streams);
}
