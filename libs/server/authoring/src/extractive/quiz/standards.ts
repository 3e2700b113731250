/** The title of a standard is for looking up. */
export const isStandard = /^(?:RFC|ISO|IEC|IEEE|ANSI|DIN|EN|ITU|ECMA|GB|JIS)[ /-]?\d/u;
