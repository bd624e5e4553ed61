import { senhasComuns } from './senhaComum.data.ts'

export const tamanhoMinimoSenha = 8
export const tamanhoMaximoSenha = 64

/** Why a new password is refused, with what the form says. */
export const motivosSenha = [
  { codigo: 'curta', texto: `A senha precisa ter pelo menos ${tamanhoMinimoSenha} caracteres.` },
  { codigo: 'longa', texto: `A senha pode ter no máximo ${tamanhoMaximoSenha} caracteres.` },
  { codigo: 'comum', texto: 'Esta senha é muito comum. Escolha outra.' },
  { codigo: 'previsivel', texto: 'A senha não pode conter o nome da rede, o seu código ou o seu CRO.' },
] as const

export type MotivoSenha = (typeof motivosSenha)[number]['codigo']

/** What a password must not contain: words of the brands and of the trade. */
const palavrasProibidas = ['aurora', 'meridiano', 'lumina', 'dentista', 'credenciado']
/** Shorter contexts would refuse too much: a CRO of two digits is in any number. */
const tamanhoMinimoContexto = 4

export interface ContextoSenha {
  login: string
  numeroCro?: string | null | undefined
}

/**
 * Every reason that refuses a new password, in the table's order; none when it is good. 8 to 64 characters of any
 * kind, counted in code points: no composition rule, nothing stripped, case kept (NIST SP 800-63B).
 */
export function validateSenha(senha: string, contexto: ContextoSenha): MotivoSenha[] {
  const tamanho = Array.from(senha).length
  const normal = normalize(senha)
  const proibidas = [...palavrasProibidas, contexto.login, contexto.numeroCro ?? ''].map(normalize)
  const motivos: MotivoSenha[] = []
  if (tamanho < tamanhoMinimoSenha) motivos.push('curta')
  if (tamanho > tamanhoMaximoSenha) motivos.push('longa')
  if (comuns.has(normal) || isRepetida(normal)) motivos.push('comum')
  if (proibidas.some((palavra) => palavra.length >= tamanhoMinimoContexto && normal.includes(palavra))) {
    motivos.push('previsivel')
  }
  return motivos
}

export function getTextoSenha(motivo: MotivoSenha): string {
  return motivosSenha.find((linha) => linha.codigo === motivo)?.texto ?? ''
}

const comuns: ReadonlySet<string> = new Set(senhasComuns)

/** One character over and over. */
function isRepetida(senha: string): boolean {
  return new Set(senha).size === 1
}

function normalize(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
