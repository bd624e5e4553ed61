/** The calls of a Monday morning: what the home and a guide's screen read, and a note that is written. */
import { comunicado } from '@portal/contract/comunicado.ts'
import { credenciado } from '@portal/contract/credenciado.ts'
import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { menu } from '@portal/contract/menu.ts'
import { notificacao } from '@portal/contract/notificacao.ts'
import { prazo } from '@portal/contract/prazo.ts'
import { producao } from '@portal/contract/producao.ts'
import { rascunho } from '@portal/contract/rascunho.ts'

/** Reads of the home. */
export const home = [
  menu.getMenu,
  credenciado.getInfo,
  credenciado.getTotalSenhas,
  credenciado.getGtoPendentes,
  producao.getFerramentasDigitais,
  producao.getEventosRealizados,
  comunicado.getContador,
  notificacao.listNotificacoes,
  prazo.listPrazos,
]
/** Reads of a guide, by its number. */
export const daGuia = [
  guia.getGuia,
  guia.getGuiaDetalhada,
  rascunho.getContexto,
  evento.listEventos,
  imagem.listImagens,
  guia.listObservacoes,
]

/** SQL: guides that take a note (Spec §4). */
export const aAnotar = 'status_ficha in (1, 2, 7, 8, 16) and not bloqueada'

/** The body of a note on a guide. */
export const toNota = (numeroFicha: string): string =>
  JSON.stringify({
    numeroFicha: Number(numeroFicha),
    descricaoObservacao: 'Paciente avisado por telefone',
  })
