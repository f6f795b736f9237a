/** A phone number as people write it, with at least six digits: signs alone are no phone number. */
export const PHONE_FORMAT = /^[+() .-]*(?:\d[+() .-]*){6,}$/;
