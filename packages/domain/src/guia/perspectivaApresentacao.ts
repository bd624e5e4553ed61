import { toBrasileira } from '../calendario/dataCivil.ts'
import { startSentence } from '../texto/startSentence.ts'
import { isNosUltimosDias } from './avisoFim.ts'
import { isPrazoPerdido } from './avisoPagamento.ts'
import { etapa } from './etapa.tables.ts'
import { aRealizar, type GuiaHoje, type Mudanca } from './fimGuia.ts'
import { askAntes, askDepois, askForwarding, hasSalvo, renewAntes } from './passoEncaminhar.ts'

/** What is done is paid only where it is forwarded in its term: the next that ends, beside what has lost its own already. */
export function describeApresentacao(guia: GuiaHoje, hoje: string): Mudanca | undefined {
  const { prazosApresentacao = [], statusFicha: status } = guia
  if (!aRealizar.has(status)) return undefined
  const perdido = prazosApresentacao.find((dia) => isPrazoPerdido(dia, hoje))
  const proximo = prazosApresentacao.find((dia) => !isPrazoPerdido(dia, hoje))
  if (proximo === undefined) return perdido === undefined ? undefined : describePerdida(guia, perdido)
  if (perdido === undefined && !isNosUltimosDias(proximo, hoje)) return undefined
  const em = toBrasileira(proximo)
  const passo = passoAte(guia, em)
  return {
    tom: 'atencao',
    nota: `Encaminhe até ${em}`,
    diaNota: proximo,
    ajuda:
      perdido === undefined
        ? `O prazo de apresentação do que está datado termina em ${em}: encaminhado depois, o pagamento o nega (3091).`
        : `${tellPerda(perdido)} O prazo do resto termina em ${em}: encaminhado depois, também é negado.`,
    proximoPasso:
      perdido === undefined
        ? passo
        : `${passo} Antes, confira a data do que perdeu o prazo: a que estiver errada se corrige.`,
  }
}

/** How the guide is forwarded by a day: what would be lost by going straight there comes first. */
function passoAte(guia: GuiaHoje, em: string): string {
  const isDatada = guia.codigoEtapaAtual === etapa.tratamentoRealizado
  if (hasSalvo(guia)) {
    const antes = isDatada ? askDepois(guia) : 'informe as datas que faltam, assine e '
    return `${startSentence(renewAntes(`${antes}encaminhe até ${em}`))}.`
  }
  if (!isDatada)
    return `Informe as datas que faltam, assine e encaminhe até ${em}; o que não foi feito se diz ao encaminhar.`
  if (guia.eventosRejeitados)
    return `Confira com o beneficiário o que ele rejeitou; depois ${askAntes(guia)}encaminhe para pagamento até ${em}.`
  // The term does not wait for the patient's answer, and nothing is forwarded before it.
  return `${askForwarding({ ...guia, proxima: guia.proxima === 'requestToken' ? undefined : guia.proxima })} até ${em}.`
}

const tellPerda = (perdido: string): string =>
  `Há evento realizado que devia ser encaminhado até ${toBrasileira(perdido)}: como está, o pagamento o nega (3091).`

/** All that is dated has lost its term. */
const describePerdida = (guia: GuiaHoje, perdido: string): Mudanca => ({
  tom: 'atencao',
  nota: `Prazo de apresentação terminou em ${toBrasileira(perdido)}`,
  diaNota: perdido,
  ajuda: tellPerda(perdido),
  proximoPasso: `Confira a data em que foi realizado: a que estiver errada se corrige; se for essa mesma, ${
    hasSalvo(guia) ? renewAntes(`${askDepois(guia)}encaminhe`) : `${askAntes(guia)}encaminhe assim`
  }.`,
})
