/** Where a link or a code to define the password may be sent: what the provider's registry has (Produto §3). */
export const canais = [
  { codigo: 'EMAIL', rotulo: 'E-mail' },
  { codigo: 'CELULAR', rotulo: 'Mensagem no celular' },
] as const

export type Canal = (typeof canais)[number]['codigo']

/** How long a link or a code is good for once it was sent (ASVS 6.5.5). */
export const validadeLinkMinutos = 10

export const getRotuloCanal = (canal: Canal): string =>
  canais.find(({ codigo }) => codigo === canal)?.rotulo ?? canal

/** The end of an address that tells nobody: `.com`, `.com.br`. */
const finalDominio = /(?:\.(?:com|net|org|adv|med|odo))?\.[a-z]+$/i

/**
 * `ana.monteiro@clinica.com.br` as anybody may see it: `a***@c*****.com.br`. As many stars for all, so that no length is
 * told.
 */
export function maskEmail(email: string): string {
  const [local = '', dominio = ''] = email.split('@')
  return `${local.slice(0, 1)}***@${dominio.slice(0, 1)}*****${finalDominio.exec(dominio)?.[0] ?? ''}`
}

/** `11987650112` as anybody may see it: `(11) 9****-**12`. */
export const maskCelular = (celular: string): string =>
  `(${celular.slice(0, 2)}) ${celular.slice(2, 3)}****-**${celular.slice(-2)}`

/** Of a code that is typed: sixty bits, enough for ten minutes in which wrong ones are slowed down. */
export const TAMANHO_CODIGO = 12

/** A code that somebody typed as it is kept: capitals, without what is put between them to be read. */
export const normalizeCodigo = (digitado: string): string => digitado.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** A code as it is sent, in fours. */
export const formatCodigo = (codigo: string): string => codigo.replace(/(.{4})(?=.)/g, '$1-')
