import { toPalavras } from '../texto/palavra.ts'
import { formatCpf, isCpf } from './cpf.ts'

export const tiposTermo = ['cpf', 'codigoAssociado', 'numeroAtendimento', 'nome'] as const
export type TipoTermo = (typeof tiposTermo)[number]

/** One reading of what was typed. `valor` is what goes to the call: digits, a CPF always with eleven; a name's words. */
export interface LeituraTermo {
  tipo: TipoTermo
  valor: string
  /** How the field says that it understood: "CPF 529.982.247-25". */
  rotulo: string
  /** Only for a CPF: whether its check digits agree. Information, never a refusal: the length decides (Spec §5). */
  cpfValido?: boolean
}

export interface TermoBusca extends LeituraTermo {
  /** The other reading, one click away, where leading zeros make the length ambiguous (9 to 11 digits). */
  alternativa?: LeituraTermo
}

/** Why a text is not a search term. */
export type MotivoTermo = 'vazio' | 'nomeCurto' | 'temLetras' | 'muitoLongo' | 'cartaoOuCpf'

/** The longest number of a guide or attendance on the GTO form. */
const digitosMaximos = 20

/** Shorter pieces of a name would match half of the patients. */
export const MINIMO_LETRAS_NOME = 3

export const textosMotivoTermo: Readonly<Record<MotivoTermo, string>> = {
  vazio: 'Digite o CPF, o cartão, o número do atendimento ou o nome.',
  nomeCurto: `Digite ao menos ${MINIMO_LETRAS_NOME} letras do nome.`,
  temLetras: 'Use só números (CPF, cartão, atendimento, senha ou guia) ou só o nome.',
  muitoLongo: `O número tem no máximo ${digitosMaximos} dígitos.`,
  cartaoOuCpf: 'Use o número do cartão, de até 9 dígitos, ou o CPF do paciente.',
}

/** Fewer digits would end the numbers of too many guides: they are no part of one. */
export const MINIMO_FINAL = 4

export type ResultadoTermo = { ok: true; termo: TermoBusca } | { ok: false; motivo: MotivoTermo }

/**
 * Spec §5: dots and dashes removed, 10 or 11 digits are a CPF, up to 9 a member code, longer an attendance number;
 * letters are words of a name. People paste from anywhere, so any punctuation and space is removed.
 */
export function classifyTermo(texto: string): ResultadoTermo {
  const limpo = texto.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')
  if (limpo === '') return { ok: false, motivo: 'vazio' }
  if (/^\p{L}+$/u.test(limpo)) return readNome(texto, limpo)
  if (!/^\d+$/.test(limpo)) return { ok: false, motivo: 'temLetras' }
  if (limpo.length > digitosMaximos) return { ok: false, motivo: 'muitoLongo' }
  const alternativa = readAlternativa(limpo)
  return { ok: true, termo: { ...readTermo(limpo), ...(alternativa && { alternativa }) } }
}

/** The bank's own forms take its card or a CPF, and nothing else that a text may be (Spec §6). */
export function classifyCartaoOuCpf(texto: string): ResultadoTermo {
  const lido = classifyTermo(texto)
  if (!lido.ok) return lido.motivo === 'vazio' ? lido : { ok: false, motivo: 'cartaoOuCpf' }
  const { alternativa, ...termo } = lido.termo
  if (!isCartaoOuCpf(termo)) return { ok: false, motivo: 'cartaoOuCpf' }
  const propria = termo.tipo === 'codigoAssociado' ? readCodigoAssociado(termo.valor) : termo
  return {
    ok: true,
    termo: { ...propria, ...(alternativa && isCartaoOuCpf(alternativa) && { alternativa }) },
  }
}

const isCartaoOuCpf = ({ tipo }: LeituraTermo): boolean => tipo === 'cpf' || tipo === 'codigoAssociado'

function readNome(texto: string, letras: string): ResultadoTermo {
  if (letras.length < MINIMO_LETRAS_NOME) return { ok: false, motivo: 'nomeCurto' }
  const valor = toPalavras(texto.normalize('NFKC')).join(' ')
  return { ok: true, termo: { tipo: 'nome', valor, rotulo: 'Nome, entre os pacientes já atendidos aqui' } }
}

function readTermo(digitos: string): LeituraTermo {
  if (digitos.length <= 9) return readNumeroCurto(digitos)
  return digitos.length <= 11 ? readCpf(digitos) : readNumeroAtendimento(digitos)
}

/** 9 digits may be a CPF that lost its zeros, when they check; 10 or 11 a padded card, or else a short attendance number. */
function readAlternativa(digitos: string): LeituraTermo | undefined {
  if (digitos.length === 9) {
    const cpf = readCpf(digitos)
    return cpf.cpfValido ? cpf : undefined
  }
  if (digitos.length !== 10 && digitos.length !== 11) return undefined
  const semZeros = digitos.replace(/^0+/, '')
  if (semZeros === '') return undefined
  return semZeros.length <= 9 ? readCodigoAssociado(semZeros) : readNumeroAtendimento(digitos)
}

function readCpf(digitos: string): LeituraTermo {
  const valor = digitos.padStart(11, '0')
  return { tipo: 'cpf', valor, rotulo: `CPF ${formatCpf(valor)}`, cpfValido: isCpf(valor) }
}

const readCodigoAssociado = (valor: string): LeituraTermo => ({
  tipo: 'codigoAssociado',
  valor,
  rotulo: `Cartão ${valor}`,
})

/** While it is typed nobody knows which: the search looks for the card, then among the guides (Spec §5). */
function readNumeroCurto(valor: string): LeituraTermo {
  const lido = readCodigoAssociado(valor)
  return valor.length < MINIMO_FINAL ? lido : { ...lido, rotulo: `Cartão, guia ou senha ${valor}` }
}

function readNumeroAtendimento(valor: string): LeituraTermo {
  return { tipo: 'numeroAtendimento', valor, rotulo: `Atendimento ${valor}` }
}

/** What of a guide a number was, where it was nobody's own: its password, its number, or the end of that. */
export const numerosDaGuia = ['senha', 'guia', 'finalGuia'] as const
export type NumeroDaGuia = (typeof numerosDaGuia)[number]

/** How the number of a guide was understood; the guide's whole number before its end, and that before a password. */
export function classifyNumeroDaGuia(digitos: string, numerosFicha: readonly number[]): NumeroDaGuia {
  const numeros = numerosFicha.map(String)
  if (numeros.includes(digitos)) return 'guia'
  return numeros.some((numero) => numero.endsWith(digitos)) ? 'finalGuia' : 'senha'
}

const rotulosNumeroDaGuia: Readonly<Record<NumeroDaGuia, string>> = {
  senha: 'Senha',
  guia: 'Guia',
  finalGuia: 'Final de guia',
}

/** How the field says it: "Senha 90001228". */
export const describeNumeroDaGuia = (tipo: NumeroDaGuia, digitos: string): string =>
  `${rotulosNumeroDaGuia[tipo]} ${digitos}`
