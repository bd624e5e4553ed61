import { countOf } from '../texto/contagem.ts'
import { etapa } from './etapa.tables.ts'
import { aRealizar, type GuiaHoje, type Mudanca } from './fimGuia.ts'
import { askAntes, askDepois, askForwarding, hasSalvo, renewAntes } from './passoEncaminhar.ts'
import { isPlanoAEnviar } from './pendencia.ts'
import { describeApresentacao } from './perspectivaApresentacao.ts'
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
  return {
    tom: 'atencao',
    nota: `${quantos} sem pagamento`,
    ajuda: `Como está, o pagamento negaria ${quantos}: veja o motivo em cada um.`,
    proximoPasso: `Confira a data em que foi realizado; se for essa mesma, ${
      hasSalvo(guia) ? renewAntes(`${askDepois(guia)}encaminhe`) : `${askAntes(guia)}encaminhe assim`
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

/** The status in words alone, as a sheet says it: "Autorizada (Plano terminou em 22/11/2026)". */
export function nameSituacao(guia: GuiaHoje, hoje: string): string {
  const { rotulo, nota } = describeGuia(guia, hoje)
  return nota === undefined ? rotulo : `${rotulo} (${nota})`
}
