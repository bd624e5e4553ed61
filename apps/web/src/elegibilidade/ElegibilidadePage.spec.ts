import type { Page } from '@playwright/test'
import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import {
  describeEstados,
  findChave,
  whenFailing,
  whenNothing,
  whenUnknown,
  whileHeld,
} from '../../../../e2e/estadosPagina.ts'

const paciente = {
  endereco: async (page: Page) => `/portal/elegibilidade?paciente=${await findChave(page, '500000001')}`,
  chamada: elegibilidade.getInformacoes,
  pronto: (page: Page) => page.getByText('Paciente liberado para atendimento'),
}

describeEstados('ElegibilidadePage', {
  carregando: whileHeld(paciente, 'Carregando a elegibilidade'),
  vazio: whenNothing('/portal/elegibilidade', 'Quem está com você?'),
  erro: whenFailing(paciente),
  recusado: whenUnknown('/portal/elegibilidade?paciente=00000000-0000-4000-8000-000000000000'),
})
