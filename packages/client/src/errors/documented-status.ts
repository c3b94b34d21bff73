/**
 * The statuses that a key of documented failures stands for. A range such as `"5XX"` leaves out the statuses with keys of their own, and
 * `"default"` stands for the rest. So the status of a failure determines its body.
 */
export type DocumentedStatus<Key, Keys> = Key extends number
  ? Key
  : Key extends "default"
    ? Exclude<StatusIn<"3" | "4" | "5">, Keys | StatusIn<ClassOf<Keys>>>
    : Exclude<StatusIn<ClassOf<Key>>, Keys>;

type ClassOf<Key> = Key extends `${infer Class}XX` ? Class : never;

type StatusIn<Class extends string> = ToNumber<`${Class}${Digit}${Digit}`>;

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

type ToNumber<Text> = Text extends `${infer Value extends number}` ? Value : never;
