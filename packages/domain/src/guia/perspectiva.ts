import { toBrasileira } from '../calendario/dataCivil.ts'
import { countOf } from '../texto/contagem.ts'
import { isNosUltimosDias } from './avisoFim.ts'
import { isPrazoPerdido, isSalvoPelaRenovacao } from './avisoPagamento.ts'
import { etapa } from './etapa.tables.ts'
import { aRealizar, type GuiaHoje, type Mudanca } from './fimGuia.ts'
import { askAntes, askForwarding } from './passoEncaminhar.ts'
import { isPlanoAEnviar } from './pendencia.ts'
import { describeCobertura, describeFinda, describeSuspensao } from './perspectivaCobertura.ts'
import { describeNegada } from './perspectivaNegada.ts'
import { describePaga } from './perspectivaPaga.ts'
import { describeSenha } from './perspectivaSenha.ts'
import { getStatusFicha, type LinhaStatusFicha, statusFicha } from './statusFicha.tables.ts'
import { isRejeitado, MAXIMO_TOKENS_REJEITADOS } from './statusToken.tables.ts'

/** The status as it stands today: what the table says of it, changed where an end bounds what may still be done. */
export type Perspectiva = Pick<
  LinhaStatusFicha,
  'rotulo' | 'tom' | 'ajuda' | 'proximoPasso' | 'responsavel'
> & {
  /** The end that bounds it, in a few words beside the status. */
  nota?: string
  /** The day that it ends with, where it tells one. */
  diaNota?: string
}

/**
 * What a guide may still become today: green only where it is. Badge, next step and lists ask it alone. `hoje` is the
 * civil day of America/Sao_Paulo.
 */
export function describeGuia(guia: GuiaHoje, hoje: string): Perspectiva {
  const linha = getStatusFicha(guia.statusFicha)
  const mudanca =
    describeSuspensao(guia) ??
    describeDatada(guia, hoje) ??
    describeCobertura(guia, hoje) ??
    describeSenha(guia, hoje)
  const prazo = describeApresentacao(guia, hoje)
  return {
    ...linha,
    ...describeAuditoria(guia),
    ...describePaga(guia),
    ...describeNegada(guia, hoje),
    ...mudanca,
    ...(prazo && joinMudancas(prazo, mudanca)),
  }
}

/** The term is of whom the status waits for: while it is another's turn before, it does not run yet and is not told. */
export const isPrazoDeOutro = (
  { statusFicha: status }: Pick<GuiaHoje, 'statusFicha'>,
  responsavel: Perspectiva['responsavel'],
): boolean => responsavel === 'credenciado' && getStatusFicha(status).responsavel === 'operadora'

/** Until the plan goes to the audit it is the practice's turn; in it there is nothing left to send. */
function describeAuditoria(guia: GuiaHoje): Partial<Perspectiva> {
  if (guia.statusFicha !== statusFicha.emAnalise || guia.codigoEtapaAtual === undefined) return {}
  return isPlanoAEnviar(guia)
    ? {
        tom: 'atencao',
        responsavel: 'credenciado',
        proximoPasso: 'Envie o plano para auditoria e aguarde a decisão.',
      }
    : { proximoPasso: 'Aguarde a decisão da operadora.' }
}

/** What is done whole and dated is to be forwarded, in its own colour where a date would not be paid: no end of its work bounds it. */
function describeDatada(
  { eventosNaoPagos = 0, eventosRejeitados = 0, ...guia }: GuiaHoje,
  hoje: string,
): Partial<Mudanca> | undefined {
  if (!aRealizar.has(guia.statusFicha) || guia.codigoEtapaAtual !== etapa.tratamentoRealizado)
    return undefined
  const proximoPasso = `${askForwarding(guia)}.`
  if (eventosNaoPagos === 0 && eventosRejeitados > 0) return describeRejeicao(guia, eventosRejeitados)
  if (eventosNaoPagos === 0) return { ...tellRealizada(guia, hoje), proximoPasso }
  const quantos = countOf(eventosNaoPagos, 'evento', 'eventos')
  const isSalvo = guia.eventos?.some((evento) => isSalvoPelaRenovacao(evento, guia.senhaRenovavelAte))
  return {
    tom: 'atencao',
    nota: `${quantos} sem pagamento`,
    ajuda: `Como está, o pagamento negaria ${quantos}: veja o motivo em cada um.`,
    proximoPasso: `Confira a data em que foi realizado; se for essa mesma, ${
      isSalvo
        ? `renove a senha, uma única vez, e só depois ${askAntes({ ...guia, assinatura: null })}encaminhe: encaminhada a guia, já não se renova`
        : `${askAntes(guia)}encaminhe assim`
    }.`,
  }
}

/** Nothing more can be done in it once the patient's cover has ended: what was done is paid, and it is green no more. */
function tellRealizada(guia: GuiaHoje, hoje: string): Partial<Mudanca> {
  const ajuda = 'O que foi aprovado está realizado e datado.'
  const fim = describeFinda(guia, hoje)?.porque
  return fim === undefined
    ? { ajuda }
    : {
        tom: 'informacao',
        nota: 'Realizada, falta encaminhar',
        ajuda: `${ajuda} ${fim}: nada mais se inclui.`,
      }
}

/** The patient said no: what to look at, and the two ways on. */
function describeRejeicao(guia: GuiaHoje, eventosRejeitados: number): Mudanca {
  const quantos = countOf(eventosRejeitados, 'evento', 'eventos')
  return {
    tom: 'atencao',
    nota: `${quantos} ${eventosRejeitados === 1 ? 'rejeitado' : 'rejeitados'} pelo beneficiário`,
    ajuda: `O beneficiário não confirmou ${quantos}: o histórico diz o que ele respondeu.`,
    proximoPasso: `Confira com ele o que foi feito e em que dia. Depois ${askAntes(guia)}encaminhe para pagamento${tellOutroToken(guia)}`,
  }
}

/** Whether another token may be asked for; a list does not know it of the guide's events. */
function tellOutroToken({ eventos = [] }: GuiaHoje): string {
  const rejeitados = eventos.filter(isRejeitado)
  if (rejeitados.length === 0) return ' ou, se ainda não pediu outro token, peça: só há mais um.'
  return rejeitados.some(({ tokensRejeitados = 1 }) => tokensRejeitados < MAXIMO_TOKENS_REJEITADOS)
    ? ' ou peça outro token: só há mais um.'
    : ': o outro token já foi pedido e rejeitado, e não há mais.'
}

/** The term comes first; what else bounds the guide is told with it. */
const joinMudancas = (prazo: Mudanca, outra: Partial<Mudanca> | undefined): Mudanca => ({
  ...prazo,
  ...(outra?.nota !== undefined && { ajuda: `${prazo.ajuda} ${outra.ajuda}` }),
})

/** What is done is paid only where it is forwarded in its term: the next that ends, beside what has lost its own already. */
function describeApresentacao(guia: GuiaHoje, hoje: string): Mudanca | undefined {
  const { prazosApresentacao = [], codigoEtapaAtual, statusFicha: status } = guia
  if (!aRealizar.has(status)) return undefined
  const perdido = prazosApresentacao.find((dia) => isPrazoPerdido(dia, hoje))
  const proximo = prazosApresentacao.find((dia) => !isPrazoPerdido(dia, hoje))
  if (proximo === undefined) return perdido === undefined ? undefined : describePerdida(guia, perdido)
  if (perdido === undefined && !isNosUltimosDias(proximo, hoje)) return undefined
  const em = toBrasileira(proximo)
  const passo =
    codigoEtapaAtual === etapa.tratamentoRealizado
      ? `${askForwarding(guia)} até ${em}.`
      : `Informe as datas que faltam, assine e encaminhe até ${em}; o que não foi feito se diz ao encaminhar.`
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

const tellPerda = (perdido: string): string =>
  `Há evento realizado que devia ser encaminhado até ${toBrasileira(perdido)}: como está, o pagamento o nega (3091).`

/** All that is dated has lost its term. */
const describePerdida = (guia: GuiaHoje, perdido: string): Mudanca => ({
  tom: 'atencao',
  nota: `Prazo de apresentação terminou em ${toBrasileira(perdido)}`,
  diaNota: perdido,
  ajuda: tellPerda(perdido),
  proximoPasso: `Confira a data em que foi realizado: a que estiver errada se corrige; se for essa mesma, ${askAntes(guia)}encaminhe assim.`,
})

/** The status in words alone, as a sheet says it: "Autorizada (Plano terminou em 22/11/2026)". */
export function nameSituacao(guia: GuiaHoje, hoje: string): string {
  const { rotulo, nota } = describeGuia(guia, hoje)
  return nota === undefined ? rotulo : `${rotulo} (${nota})`
}
