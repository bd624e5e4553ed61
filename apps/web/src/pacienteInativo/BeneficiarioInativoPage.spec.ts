import type { Page } from '@playwright/test'
import { pacienteInativo } from '@portal/contract/pacienteInativo.ts'
import {
  describeEstados,
  whenFailing,
  whenForbidden,
  whenNothing,
  whileHeld,
} from '../../../../e2e/estadosPagina.ts'

const lista = {
  endereco: '/portal/beneficiarioInativo',
  chamada: pacienteInativo.listPacientes,
  pronto: (page: Page) => page.getByRole('table', { name: 'Guias de beneficiários inativos' }),
}

describeEstados('BeneficiarioInativoPage', {
  carregando: whileHeld(lista, 'Carregando beneficiários inativos'),
  vazio: whenNothing('/portal/beneficiarioInativo?opcao=semCiencia', 'Nenhuma guia espera a sua ciência'),
  erro: whenFailing(lista),
  recusado: whenForbidden(lista),
})
