/** A type in which some fields are required that it declares as optional. A type that may be null keeps that. */
export type WithRequired<T, K extends PropertyKey> = T & Required<Pick<NonNullable<T>, K & keyof NonNullable<T>>>;
