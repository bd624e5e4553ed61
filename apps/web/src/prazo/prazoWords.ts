import type { Prazo } from '@portal/contract/prazo.ts'
import { addDays, daysBetween } from '@portal/domain/calendario/dataCivil.ts'
import { findDente } from '@portal/domain/dente/dente.tables.ts'
import { isDeOutro } from '@portal/domain/prazo/ordemPrazo.ts'
import {
  CURA_A_ENVIAR,
  CURA_A_REALIZAR,
  desbloqueio,
  getTipoPrazo,
  renovacaoSenha,
} from '@portal/domain/prazo/tipoPrazo.tables.ts'
import { countOf, pluralOf } from '@portal/domain/texto/contagem.ts'
import { continueSentence } from '@portal/domain/texto/continueSentence.ts'
import { showData, showHora, today } from '../calendario/format.ts'

/** What it is of: "Guia 700000001", "Alvará sanitário". */
export function describeObjeto({ tipo, referencia, detalhe }: Prazo): string {
  const { isDeGuia, rotulo } = getTipoPrazo(tipo)
  return isDeGuia ? `Guia ${referencia}` : (detalhe ?? rotulo)
}

/** The guide that its link leads to: of a treatment, the one of this month's maintenance. */
export const nameAlvo = (prazo: Prazo): string =>
  describeObjeto({ ...prazo, referencia: prazo.guiaLiberada ?? prazo.referencia })

/** The object with whose it is: rows alike of several patients are told apart by it. */
export const nameLinha = (prazo: Prazo): string =>
  [describeObjeto(prazo), prazo.nomeAssociado].filter(Boolean).join(', ')

/** The heading over what somebody else does. */
export const PARA_ACOMPANHAR = 'Para acompanhar'

/** What waits for the provider's own hand, and what it only follows; each in the order of the list. */
export const splitPrazos = (prazos: readonly Prazo[]) => ({
  aFazer: prazos.filter((prazo) => !isDeOutro(prazo)),
  aAcompanhar: prazos.filter(isDeOutro),
})

/** How many the home page shows, and of those the most that it keeps for what is only followed. */
export const QUANTOS_INICIO = 8
const SEGUIDOS_INICIO = 2

/**
 * What the home page shows of the list: neither a near day of what is only followed nor all that has no day, which the
 * list has last, is left out for a far day of one's own.
 */
export function chooseInicio(prazos: readonly Prazo[]): Prazo[] {
  const { aFazer, aAcompanhar } = splitPrazos(prazos)
  const lugares = QUANTOS_INICIO - Math.min(aAcompanhar.length, SEGUIDOS_INICIO)
  const semDia = aFazer.find(({ prazo }) => prazo === null)
  const isAlem = semDia !== undefined && aFazer.indexOf(semDia) >= lugares
  const feitos = isAlem ? [...aFazer.slice(0, lugares - 1), semDia] : aFazer.slice(0, lugares)
  return [...feitos, ...aAcompanhar.slice(0, QUANTOS_INICIO - feitos.length)]
}

/** Whether it ended; one that ends by an hour does so within its day. */
const isPassado = ({ prazo, devolverAte }: Pick<Prazo, 'prazo' | 'devolverAte'>): boolean =>
  devolverAte ? new Date(devolverAte) < new Date() : prazo !== null && prazo < today()

/** The hour of its last day by which it ends; undefined where the whole day is left. */
export const horaDe = ({ devolverAte }: Pick<Prazo, 'devolverAte'>): string | undefined =>
  devolverAte && showHora(devolverAte)

/** What stops, and when. */
export function describeConsequencia(linha: Prazo): string {
  const { tipo, prazo } = linha
  const { consequencia, semDia } = getTipoPrazo(tipo)
  const hora = horaDe(linha)
  return prazo === null || !consequencia
    ? semDia
    : consequencia({
        dia: hora ? `${showData(prazo)} às ${hora}` : showData(prazo),
        seguinte: showData(addDays(prazo, 1)),
        isPassado: isPassado(linha),
      })
}

/** A deadline that puts no money at risk has none to tell. */
export const hasValor = (valor: string | null | undefined): valor is string =>
  typeof valor === 'string' && valor !== '0.00'

/**
 * How many have lapsed and since when: "1 já vencido, há 10 dias"; empty where none has. `prazos` are the nearest of
 * `total`, in their order. What somebody else is late with has not lapsed.
 */
export function describeVencidos({ prazos, total }: { prazos: readonly Prazo[]; total: number }): string {
  const hoje = today()
  const vencidos = splitPrazos(prazos).aFazer.flatMap(({ prazo }) =>
    prazo !== null && prazo < hoje ? [prazo] : [],
  )
  const [primeiro] = vencidos
  if (primeiro === undefined) return ''
  const aoMenos = vencidos.length === prazos.length && total > prazos.length ? 'ao menos ' : ''
  const quantos = countOf(vencidos.length, 'já vencido', 'já vencidos')
  const desde = `há ${countOf(daysBetween(primeiro, hoje), 'dia', 'dias')}`
  return `${aoMenos}${quantos}, ${vencidos.length > 1 ? 'o mais antigo ' : ''}${desde}`
}

type Falta = NonNullable<Prazo['faltas']>[number]

/** How many places a line names before it only counts them. */
const MAXIMO_LUGARES = 3

/** The place as the guide's rows show it, or the event where it has none. */
const nameLugar = ({ codigoLocalizacao, descricao }: Falta): string => codigoLocalizacao ?? descricao

/** "a, b e c"; beyond three, the first of them and how many more. */
function join(nomes: readonly string[]): string {
  const ditos = nomes.length > MAXIMO_LUGARES ? nomes.slice(0, MAXIMO_LUGARES - 1) : nomes
  const resto = nomes.length - ditos.length
  const [ultimo = '', ...antes] = [...ditos, ...(resto > 0 ? [`mais ${resto}`] : [])].toReversed()
  return antes.length === 0 ? ultimo : `${antes.toReversed().join(', ')} e ${ultimo}`
}

/** Places of one kind are named by it: a tooth, or a region of table 42. The word stays beside the first of them. */
function nameTipo(faltas: readonly Falta[], quantos: number): string {
  if (faltas.some(({ codigoLocalizacao }) => codigoLocalizacao === null)) return ''
  const dentes = faltas.filter(({ codigoLocalizacao }) => codigoLocalizacao && findDente(codigoLocalizacao))
  if (dentes.length === faltas.length) return pluralOf(quantos, 'dente\u00a0', 'dentes\u00a0')
  return dentes.length === 0 ? pluralOf(quantos, 'região\u00a0', 'regiões\u00a0') : ''
}

/** Which of the guide's events it waits for, by their places: "dentes 36 e 46", "região S1"; empty where none tells. */
export function describeFaltas(faltas: readonly Falta[]): string {
  const nomes = [...new Set(faltas.map(nameLugar))]
  return nomes.length === 0 ? '' : nameTipo(faltas, nomes.length) + join(nomes)
}

/** A cure and what it is of; what its object begins with is not said twice: "Liberar a manutenção do mês". */
function nameCura(cura: string, detalhe: string): string {
  const [primeira = '', ...resto] = detalhe.split(' ')
  return cura.endsWith(` ${primeira.toLowerCase()}`)
    ? [cura, ...resto].join(' ')
    : // The words of a request begin its row; here they stand within a sentence.
      `${cura}: ${detalhe.replace(/^Pedido /, 'pedido ')}`
}

/** What one does about it, and for what of the guide; or for which permit or document, which no number names. */
export function describeCura(prazo: Prazo): string {
  const cura = nameCuraAberta(prazo)
  return prazo.desbloqueavel ? `${desbloqueio.cura}; depois ${continueSentence(cura)}` : cura
}

/** The same as if its guide were not locked. */
function nameCuraAberta(prazo: Prazo): string {
  const { tipo, detalhe, faltas = [], renovavel, aEnviar, quantos, guiaLiberada } = prazo
  if (quantos !== undefined) return `Liberar ${quantos} manutenções do mês`
  if (guiaLiberada !== undefined) return CURA_A_REALIZAR
  const { curaSemDia, curaPassada, isDeGuia, ...outra } = getTipoPrazo(tipo)
  const mudada = prazo.prazo === null ? curaSemDia : isPassado(prazo) && curaPassada
  const cura = mudada || outra.cura
  const lugares = describeFaltas(faltas)
  const falta = aEnviar ? 'falta enviar a guia' : lugares && `falta realizar: ${lugares}`
  if (renovavel) return [renovacaoSenha.cura, falta].filter(Boolean).join('; ')
  if (aEnviar) return CURA_A_ENVIAR
  if (!isDeGuia && detalhe) return nameCura(cura, detalhe)
  // A guide takes the justification only with its images.
  if (tipo === 'JUSTIFICATIVA' && faltas[0]?.momento)
    return `${getTipoPrazo('IMAGEM').cura}: ${lugares}; depois ${continueSentence(cura)}`
  return [cura, isDeGuia && lugares].filter(Boolean).join(': ')
}

/** Where it is cured: the unlocking of a locked guide, the slot of the first image that is missing, the renewal of a password, the action of a guide. */
export function toEnderecoCura(prazo: Prazo): string {
  const { tipo, referencia, faltas = [], renovavel, desbloqueavel, chaveAssociado, guiaLiberada } = prazo
  if (desbloqueavel) return desbloqueio.endereco(referencia)
  if (renovavel) return renovacaoSenha.endereco(referencia)
  return getTipoPrazo(tipo).endereco(referencia, { falta: faltas[0], chaveAssociado, guiaLiberada })
}
