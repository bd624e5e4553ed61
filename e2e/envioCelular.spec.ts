import { expect } from '@playwright/test'
import { arquivos } from '../apps/server/src/imagem/arquivo.fixture.ts'
import { envioCelular } from '../packages/contract/src/envioCelular.ts'
import { openDobra } from './formulario.ts'
import { createGuia } from './guiaPronta.ts'
import { test } from './person.ts'

test('o celular abre o código, envia uma foto, que aparece na guia, e é desligado por ela', async ({
  page,
  open,
  browser,
}) => {
  await open('/portal')
  const numeroFicha = await createGuia(page, [])
  await open(`/portal/guia/${numeroFicha}`)
  await openDobra(page, 'Imagens')
  const gerado = Promise.withResolvers<string>()
  await page.route(`**${envioCelular.createEnvioCelular.path}`, async (route) => {
    const response = await route.fetch()
    gerado.resolve((await response.json()).endereco)
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Enviar pelo celular' }).click()
  const endereco = await gerado.promise
  const dialogo = page.getByRole('dialog', { name: 'Enviar pelo celular' })
  await expect(dialogo.getByRole('img', { name: 'Código para a câmera do celular' })).toBeVisible()

  // Another browser, as narrow as a telephone, that has never been here.
  const aparelho = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const celular = await aparelho.newPage()
  await celular.goto(endereco)
  await expect(celular.getByRole('heading', { name: `Guia ${numeroFicha}` })).toBeVisible()
  expect(celular.url()).not.toContain('#')
  await expect(dialogo.getByRole('status')).toContainText('Celular conectado: 0 imagens recebidas')
  const foto = {
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: await arquivos.jpeg({ r: 190, g: 90, b: 95 }, 640, 480),
  }
  await celular.getByLabel('Tirar foto').setInputFiles(foto)
  // Of one colour: nothing can be told apart in it, and so it waits for a word.
  await celular.getByRole('button', { name: 'Enviar mesmo assim: foto.jpg' }).click()
  await expect(celular.getByRole('status')).toHaveText('1 imagem enviada')
  await expect(dialogo.getByRole('status')).toContainText('1 imagem recebida')
  const largura = await celular.evaluate(() => document.documentElement.scrollWidth)
  expect(largura).toBe(360)

  // Opened again, it goes on by its cookie; a second telephone does not begin.
  await celular.reload()
  await expect(celular.getByRole('heading', { name: `Guia ${numeroFicha}` })).toBeVisible()
  const outro = await (await browser.newContext()).newPage()
  await outro.goto(endereco)
  await expect(outro.getByRole('heading', { name: 'Código sem validade' })).toBeVisible()

  await page.unroute(`**${envioCelular.createEnvioCelular.path}`)
  await dialogo.getByRole('button', { name: 'Desligar o celular' }).click()
  await expect(dialogo.getByText(/^O envio terminou/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogo).toBeHidden()
  await expect(page.getByRole('list', { name: 'Imagens da guia' }).getByRole('listitem')).toHaveCount(1)
  await celular.getByLabel('Escolher do celular').setInputFiles({ ...foto, name: 'outra.jpg' })
  await celular.getByRole('button', { name: 'Enviar mesmo assim: outra.jpg' }).click()
  await expect(celular.getByRole('heading', { name: 'O envio terminou' })).toBeVisible()
  await aparelho.close()
  await outro.context().close()
})
