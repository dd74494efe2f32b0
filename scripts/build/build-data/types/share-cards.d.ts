/** The file in web/public/share/ that link previews show, by route id. */
export declare const shareCards: Readonly<Partial<Record<string, string>>>;
