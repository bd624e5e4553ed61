/**
 * A user that a bank gives to a provider of its network: begins with a letter, so that no code is one (Produto §3). A field's
 * `pattern` is read by stricter rules than a `RegExp`: with a hyphen that is not escaped the browser drops it whole.
 */
export const padraoUsuarioBanco = '^[A-Za-z][A-Za-z0-9._\\-]{3,39}$'

const padrao = new RegExp(padraoUsuarioBanco)

/** Whether what was typed as who enters is a bank's user, and not a provider's code. */
export const isUsuarioBanco = (digitado: string): boolean => padrao.test(digitado)
