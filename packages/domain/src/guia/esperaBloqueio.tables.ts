import type { GuiaHoje } from './fimGuia.ts'
import { isPlanoAEnviar } from './pendencia.ts'
import { getStatusFicha, type NomeStatusFicha } from './statusFicha.tables.ts'

const PAGAMENTO = 'ela não é paga: entra no pagamento que estiver aberto quando for desbloqueada'
const TOKEN = 'o paciente não confirma o atendimento'
const RECURSO = 'o recurso não é respondido'

/** What the other side leaves undone of a locked guide, for a lock refuses its steps too (Produto §4). */
const esperas: Readonly<Partial<Record<NomeStatusFicha, string>>> = {
  emAnalise: 'a auditoria não a decide',
  tokenSolicitado: TOKEN,
  tokenGerado: TOKEN,
  encaminhadaPagamento: PAGAMENTO,
  encaminhadaPagamentoToken: PAGAMENTO,
  emProcessamento: PAGAMENTO,
  recursoEmAnalise: RECURSO,
  recursoEmProcessamento: RECURSO,
}

/** What a guide of that status waits for in vain while it is locked, as a sentence; undefined where its provider alone acts. */
export function sayEsperaBloqueio(statusFicha: number): string | undefined {
  const espera = esperas[getStatusFicha(statusFicha).nome]
  return espera && `Enquanto isso, ${espera}.`
}

/** What an unlock did. A plan that nobody sent goes to the audit by itself as soon as its guide is free (Produto §4). */
export const sayDesbloqueio = (guia: Pick<GuiaHoje, 'statusFicha' | 'codigoEtapaAtual'>): string =>
  isPlanoAEnviar(guia)
    ? 'A guia foi desbloqueada, e o plano vai para a auditoria sem que você o envie.'
    : 'A guia foi desbloqueada.'
