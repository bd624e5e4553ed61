import { expect, type Page } from '@playwright/test'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import {
  describeEstados,
  whenFailing,
  whenNothing,
  whenUnknown,
  whileHeld,
} from '../../../../e2e/estadosPagina.ts'
import { createGuia } from '../../../../e2e/guiaPronta.ts'

/** The appeal that is nearest its end, found as a person finds it. */
async function findRecurso(page: Page): Promise<string> {
  await page.goto('/portal/recursoGlosa')
  const guia = page.getByRole('table', { name: 'Guias a recorrer' }).getByRole('link').first()
  await expect(guia).toBeVisible()
  return (await guia.getAttribute('href')) ?? ''
}

const aberto = {
  endereco: findRecurso,
  chamada: recursoGlosa.getRecursoDetalhado,
  pronto: (page: Page) => page.getByRole('button', { name: 'Enviar recurso' }),
}

describeEstados('RecursoPage', {
  carregando: whileHeld(aberto, 'Carregando a página'),
  vazio: whenNothing(
    async (page) => `/portal/recurso/${await createGuia(page, [])}`,
    'Nada negado no pagamento',
  ),
  erro: whenFailing(aberto),
  recusado: whenUnknown('/portal/recurso/999999999'),
})
