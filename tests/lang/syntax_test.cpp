// SPDX-License-Identifier: GPL-3.0-or-later
// The highlighting's words are the lexer's: a keyword that is added to one and not to the other fails here.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "lang/keywords.h"
#include "testing/images.h"

namespace sectorsmith::lang {
namespace {

std::string definition() {
    const auto bytes =
        sectorsmith::testing::readFile(sectorsmith::testing::sourceFolder() / "templates/syntax/hexpat.xml");
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

// The items of <list name="…">.
std::set<std::string> list(const std::string& xml, const std::string& name) {
    std::set<std::string> out;
    const std::size_t begin = xml.find("<list name=\"" + name + "\">");
    EXPECT_NE(begin, std::string::npos) << name;
    if (begin == std::string::npos) return out;
    const std::size_t end = xml.find("</list>", begin);
    for (std::size_t at = xml.find("<item>", begin); at < end; at = xml.find("<item>", at)) {
        at += 6;
        EXPECT_TRUE(out.insert(xml.substr(at, xml.find('<', at) - at)).second) << "twice in " << name;
    }
    return out;
}

TEST(SyntaxDefinition, HasTheLexersKeywords) {
    const std::string xml = definition();
    std::set<std::string> words;
    for (const char* name : {"declarations", "controlflow", "constants", "operators"})
        words.merge(list(xml, name));
    std::set<std::string> types;
    std::set<std::string> others;
    for (const KeywordInfo& k : keywords())
        (k.keyword == Keyword::Type ? types : others).insert(std::string(k.word));
    EXPECT_EQ(words, others);
    EXPECT_EQ(list(xml, "types"), types);
    EXPECT_EQ(list(xml, "contextual"),
              std::set<std::string>(contextualKeywords().begin(), contextualKeywords().end()));
    EXPECT_EQ(list(xml, "directives"), std::set<std::string>(directives().begin(), directives().end()));
}

TEST(SyntaxDefinition, ContextsAndStylesExist) {
    const std::string xml = definition();
    auto values = [&](const std::string& tag, const std::string& attribute) {
        std::set<std::string> out;
        for (std::size_t at = xml.find("<" + tag); at != std::string::npos;
             at = xml.find("<" + tag, at + 1)) {
            const std::size_t end = xml.find('>', at);
            const std::size_t found = xml.find(" " + attribute + "=\"", at);
            if (found > end) continue;
            const std::size_t begin = found + attribute.size() + 3;
            out.insert(xml.substr(begin, xml.find('"', begin) - begin));
        }
        return out;
    };
    const auto contexts = values("context ", "name");
    const auto styles = values("itemData", "name");
    for (std::string context : values("", "context")) {
        if (context.starts_with("#pop!")) context = context.substr(5);
        if (context.starts_with("#")) continue;
        EXPECT_TRUE(contexts.contains(context)) << context;
    }
    for (const std::string& style : values("", "attribute")) EXPECT_TRUE(styles.contains(style)) << style;
    for (const std::string& style : values("itemData", "defStyleNum"))
        EXPECT_TRUE(style.starts_with("ds")) << style;
}

}  // namespace
}  // namespace sectorsmith::lang
