import { redes } from '../rede/rede.data.ts'
import { palavrasComuns } from './palavraComum.data.ts'
import { senhasComuns } from './senhaComum.data.ts'

export const tamanhoMinimoSenha = 8
export const tamanhoMaximoSenha = 64

/** Why a new password is refused, with what the form says. */
export const motivosSenha = [
  { codigo: 'curta', texto: `A senha precisa ter pelo menos ${tamanhoMinimoSenha} caracteres.` },
  { codigo: 'longa', texto: `A senha pode ter no máximo ${tamanhoMaximoSenha} caracteres.` },
  { codigo: 'comum', texto: 'Esta senha é muito comum. Escolha outra.' },
  {
    codigo: 'previsivel',
    texto: 'A senha não pode conter o nome da rede, o ano, o seu código, o seu CRO nem o seu CPF ou CNPJ.',
  },
  { codigo: 'igual', texto: 'A nova senha precisa ser diferente da atual.' },
] as const

export type MotivoSenha = (typeof motivosSenha)[number]['codigo']

/** What a password must not contain: words of the brands and of the trade. */
const palavrasProibidas = [...redes.map(({ codigo }) => codigo.toLowerCase()), 'dentista', 'credenciado']
/** Shorter contexts would refuse too much: a CRO of two digits is in any number. */
const tamanhoMinimoContexto = 4

export interface ContextoSenha {
  login: string
  numeroCro?: string | null | undefined
  /** The civil year: nobody guesses without trying it, the one before and the one after. */
  ano?: number | undefined
  /** CPF or CNPJ, with or without punctuation. */
  documento?: string | undefined
  /** The password that the new one takes the place of. */
  senhaAtual?: string | undefined
  /** More common passwords than this package's own, as `normalizeSenha` writes them. */
  comuns?: ReadonlySet<string> | undefined
}

/**
 * Every reason that refuses a new password, in the table's order; none when it is good. 8 to 64 characters of any
 * kind, counted in code points: no composition rule, nothing stripped, case kept (NIST SP 800-63B).
 */
export function validateSenha(senha: string, contexto: ContextoSenha): MotivoSenha[] {
  const tamanho = Array.from(senha).length
  const normal = normalizeSenha(senha)
  const motivos: MotivoSenha[] = []
  if (tamanho < tamanhoMinimoSenha) motivos.push('curta')
  if (tamanho > tamanhoMaximoSenha) motivos.push('longa')
  if (isComum(normal, contexto.comuns) || isRepetida(normal)) motivos.push('comum')
  if (
    [...palavrasProibidas, ...listAnos(contexto)].some((palavra) => normal.includes(palavra)) ||
    hasCodigo(normal, contexto)
  ) {
    motivos.push('previsivel')
  }
  if (senha === contexto.senhaAtual) motivos.push('igual')
  return motivos
}

/** How common passwords are compared: in plain letters, without accents, in lower case. */
export function normalizeSenha(senha: string): string {
  return senha.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

export function getTextoSenha(motivo: MotivoSenha): string {
  return motivosSenha.find((linha) => linha.codigo === motivo)?.texto ?? ''
}

const comuns: ReadonlySet<string> = new Set(senhasComuns)

/** What people write a letter as. */
const disfarces: readonly (readonly [letra: string, escrita: string])[] = [
  ['a', '@4'],
  ['b', '8'],
  ['e', '3'],
  ['g', '9'],
  ['i', '1!|'],
  ['l', '1|'],
  ['o', '0'],
  ['s', '5$'],
  ['t', '7+'],
]
const disfarce = new Map(disfarces)
const escrever = (palavra: string): string =>
  Array.from(palavra, (letra) => `[${letra}${disfarce.get(letra) ?? ''}]`).join('')

/** A common word, disguised or not, with whatever is no letter around it: all programs that guess try these. */
const enfeitada = new RegExp(`^[^a-z]*(?:${palavrasComuns.map(escrever).join('|')})[^a-z]*$`)

/** Whether it is a common password, or one with digits and signs around it, or such a word. */
function isComum(normal: string, outras: ReadonlySet<string> | undefined): boolean {
  const limpa = normal.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return (
    [normal.trim(), limpa].some((senha) => comuns.has(senha) || outras?.has(senha)) || enfeitada.test(normal)
  )
}

/** One character over and over. */
function isRepetida(senha: string): boolean {
  return new Set(senha).size === 1
}

const listAnos = ({ ano }: ContextoSenha): string[] =>
  ano === undefined ? [] : [ano - 1, ano, ano + 1].map(String)

/** Whether one of the provider's own codes is in it, however either is punctuated. */
function hasCodigo(normal: string, { login, numeroCro, documento }: ContextoSenha): boolean {
  const digitado = onlyCodigo(normal)
  return [login, numeroCro, documento]
    .map((codigo) => onlyCodigo(normalizeSenha(codigo ?? '')))
    .some((codigo) => codigo.length >= tamanhoMinimoContexto && digitado.includes(codigo))
}

/** The letters of a code count as its digits do: a CNPJ has had them since July 2026. */
function onlyCodigo(texto: string): string {
  return texto.replace(/[^a-z0-9]/g, '')
}
