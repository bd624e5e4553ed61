import { toBrasileira } from '../calendario/dataCivil.ts'
import { ANS } from '../rede/ans.ts'
import { getRede } from '../rede/rede.tables.ts'

/**
 * A letter to the patient: what the page and the PDF both say. `texto` has the few marks of `parseTextoTermo`: headings,
 * lists, bold.
 */
export type Carta = {
  readonly titulo: string
  readonly subtitulo: string
  readonly texto: string
}

/** Of whom a letter is, by what plan, and from whom she gets it. */
export type Destinatario = {
  readonly rede: string
  readonly nomePaciente: string
  readonly codigoAssociado: string
  readonly nomePlano: string
  /** The clinic that hands it over. */
  readonly nomeCredenciado: string
}

/** Where a member complains of a plan to the ANS: its free telephone and its site. */
const CONTATO_ANS = `${ANS.telefone} (a ligação é de graça) ou ${ANS.site}`

export const sayPaciente = ({ nomePaciente, codigoAssociado, nomePlano }: Destinatario): string =>
  `**${nomePaciente}**, cartão ${codigoAssociado}, plano ${nomePlano}.`

export const nameRede = ({ rede }: Pick<Destinatario, 'rede'>): string => getRede(rede)?.rotulo ?? rede

/** The line under the title: the operator and its registration, under what number the letter is found, the day. */
export function saySubtitulo(destinatario: Destinatario, registro: string, dia: string): string {
  const registroAns = getRede(destinatario.rede)?.registroAns
  return [
    nameRede(destinatario),
    ...(registroAns ? [`registro ANS ${registroAns}`] : []),
    registro,
    toBrasileira(dia),
  ].join(' · ')
}

/** To whom the patient may turn after the dentist, and by what number: the operator's ombudsman, then the ANS (Operadora §7). */
export function listContatos(destinatario: Destinatario, numero: string): string[] {
  const ouvidoria = getRede(destinatario.rede)?.links.find(({ label }) => label === 'Ouvidoria')?.href
  return [
    `- **Pedir outra análise à ouvidoria** da ${nameRede(destinatario)}, que revê o que o plano respondeu${ouvidoria ? `: ${ouvidoria}` : ''}. Diga ${numero}.`,
    `- **Falar com a ANS**, a agência do governo que fiscaliza os planos: ${CONTATO_ANS}. Diga o mesmo número e o nome do plano.`,
  ]
}

/** Blocks as the text of a letter, an empty line between them. */
export const joinBlocos = (blocos: readonly string[]): string =>
  blocos.filter((bloco) => bloco !== '').join('\n\n')
