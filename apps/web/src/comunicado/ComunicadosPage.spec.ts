import type { Page } from '@playwright/test'
import { comunicado } from '@portal/contract/comunicado.ts'
import {
  describeEstados,
  whenFailing,
  whenNothing,
  whenUnknown,
  whileHeld,
} from '../../../../e2e/estadosPagina.ts'

const lista = {
  endereco: '/portal/comunicados',
  chamada: comunicado.searchComunicados,
  pronto: (page: Page) => page.getByText(/^\d+ comunicados$/),
}

describeEstados('ComunicadosPage', {
  carregando: whileHeld(lista, 'Carregando comunicados'),
  vazio: whenNothing('/portal/comunicados?texto=palavrainexistente', 'Nenhum comunicado'),
  erro: whenFailing(lista),
  recusado: whenUnknown(
    '/portal/comunicados?comunicado=999999',
    'Comunicado não encontrado',
    'Ver os comunicados',
  ),
})
