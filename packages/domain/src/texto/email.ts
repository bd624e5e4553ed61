/**
 * One address, in plain letters: nothing that could be read as a name, a list, a header or a link, nor signs that are not
 * seen. It is told to people in our own mails.
 */
const forma = /^[a-z0-9_+-][a-z0-9._+-]*@([a-z0-9-]+\.)+[a-z]{2,}$/i

/** Why it is no e-mail address, in words for the screen; undefined when it is one. */
export const findFaltaEmail = (valor: string): string | undefined =>
  forma.test(valor) ? undefined : 'Informe um e-mail como nome@exemplo.com.'
