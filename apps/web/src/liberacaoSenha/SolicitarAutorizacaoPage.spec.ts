import type { Page } from '@playwright/test'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import {
  describeEstados,
  findChave,
  whenFailing,
  whenLocked,
  whenNothing,
  whileHeld,
} from '../../../../e2e/estadosPagina.ts'

const paciente = {
  endereco: async (page: Page) =>
    `/portal/solicitarAutorizacao?paciente=${await findChave(page, '500000001')}`,
  chamada: liberacaoSenha.listPlanos,
  pronto: (page: Page) => page.getByRole('button', { name: 'Liberar senha e abrir a guia' }),
}

describeEstados('SolicitarAutorizacaoPage', {
  carregando: whileHeld(paciente, 'Carregando a página'),
  vazio: whenNothing('/portal/solicitarAutorizacao', 'Para quem é a autorização?'),
  erro: whenFailing(paciente),
  recusado: whenLocked('/portal/solicitarAutorizacao', '100009'),
})
