import { guia as contrato } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { expectSaved, includeEvento, releaseGuia, statusOf } from './formulario.ts'
import { expect, test } from './person.ts'

test('depois do envio cada parte da guia é lida uma vez', async ({ page, open }) => {
  await open('/portal')
  await releaseGuia(page, '500000005')
  await includeEvento(page, '34 O 85100196')
  await expectSaved(page)
  const lidas: string[] = []
  // Slower than the guide itself: the form gives way to the result while they are under way.
  const rotas = [rascunho.getContexto, imagem.listImagens, contrato.listObservacoes].map(({ path }) => path)
  for (const rota of rotas) {
    await page.route(`**${rota}?*`, async (route) => {
      if (route.request().method() === 'GET') lidas.push(rota)
      await page.waitForTimeout(700)
      await route.continue().catch(() => undefined)
    })
  }
  await page.getByRole('button', { name: 'Enviar guia' }).click()
  await expect(statusOf(page, 'Autorizada')).toBeVisible()
  // What would be read again is by then.
  await page.waitForTimeout(2500)
  expect(lidas.toSorted()).toEqual(rotas.toSorted())
})
