import type { Page } from '@playwright/test'
import { biblioteca } from '@portal/contract/biblioteca.ts'
import {
  describeEstados,
  whenFailing,
  whenNothing,
  whenUnknown,
  whileHeld,
} from '../../../../e2e/estadosPagina.ts'

const lista = {
  endereco: '/portal/universidadeAurora',
  chamada: biblioteca.listBiblioteca,
  pronto: (page: Page) => page.getByRole('link', { name: 'Guia rápido do portal' }),
}

describeEstados('BibliotecaPage', {
  carregando: whileHeld(lista, 'Carregando a biblioteca'),
  vazio: whenNothing('/portal/universidadeAurora?texto=palavrainexistente', 'Nenhum arquivo'),
  erro: whenFailing(lista),
  recusado: whenUnknown(
    '/portal/universidadeAurora?arquivo=999999',
    'Arquivo não encontrado',
    'Ver a biblioteca',
  ),
})
