import type { Page } from '@playwright/test'
import { evento } from '../packages/contract/src/evento.ts'
import { liberacaoSenha } from '../packages/contract/src/liberacaoSenha.ts'
import { includeEvento, linhaDeEvento, rowsOf, statusOf } from './formulario.ts'
import { createGuia, post, put } from './guiaPronta.ts'
import { expect, test } from './person.ts'

/** These teeth of this patient no other journey sends: what is authorised holds its place. */
const PACIENTE = '500000005'

/** Counts every key that a person presses, each of a chord by itself. */
async function countKeys(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { teclas: 0 })
    document.addEventListener(
      'keydown',
      () => {
        Object.assign(window, { teclas: (window as unknown as { teclas: number }).teclas + 1 })
      },
      { capture: true },
    )
  })
  return () => page.evaluate(() => (window as unknown as { teclas: number }).teclas)
}

test('com favoritos, cinco eventos da guia aberta ao envio em até 40 teclas', async ({ page, open }) => {
  await open('/portal')
  await put(page, evento.updateFavoritos, { codigosEvento: ['85100196', '85100200'] })
  const { numeroFicha } = (await post(page, liberacaoSenha.releaseSenha, {
    codigoAssociado: PACIENTE,
    codigoEspecialidade: 1,
  })) as { numeroFicha: number }
  // The keys of the favourites are there once they were read.
  const lidos = page.waitForResponse('**/gto/eventos/favoritos')
  await page.goto(`/portal/guia/${numeroFicha}`)
  await lidos
  await expect(linhaDeEvento(page)).toBeFocused()
  await expect(page.getByRole('grid', { name: 'Odontograma' })).toBeVisible()
  const read = await countKeys(page)
  // A place and one key for the event; the same event again by the key that repeats it.
  for (const [lugar, tecla] of [
    ['16o', 'Alt+1'],
    ['17o', 'Alt+0'],
    ['26o', 'Alt+0'],
    ['36mo', 'Alt+2'],
    ['47do', 'Alt+0'],
  ] as const) {
    await page.keyboard.type(lugar)
    await page.keyboard.press(tecla)
  }
  await expect(page.getByRole('heading', { name: 'Eventos (5)' })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(statusOf(page, /./)).toBeVisible()
  await expect(statusOf(page, /./)).toBeFocused()
  const teclas = await read()
  expect(teclas).toBeGreaterThan(20)
  expect(teclas).toBeLessThanOrEqual(40)
})

// Of one practice, each with its own favourites: one after the other.
test.describe('favoritos de um consultório', () => {
  test.describe.configure({ mode: 'default' })

  test('os favoritos se guardam e se tiram pelo menu, e as teclas estão nos atalhos', async ({
    page,
    open,
  }) => {
    await open('/portal', '100004')
    await put(page, evento.updateFavoritos, { codigosEvento: [] })
    const numero = await createGuia(page, [])
    await page.goto(`/portal/guia/${numero}`)
    await includeEvento(page, '26 OM 85100200')
    const favoritos = page.getByRole('button', { name: 'Favoritos' })
    await favoritos.press('Enter')
    await page.getByRole('menuitem', { name: 'Guardar o último nos favoritos' }).click()
    await expect(favoritos).toBeFocused()
    await favoritos.press('Enter')
    await expect(page.getByRole('menuitem', { name: /^85\.100\.200/ })).toContainText('Alt+1')
    await page.keyboard.press('Escape')
    await expect(favoritos).toBeFocused()
    // What is chosen goes on in the line: the tooth is written there.
    await favoritos.press('Enter')
    await page.getByRole('menuitem', { name: /^85\.100\.200/ }).press('Enter')
    await expect(page.getByText('Escolha o dente no odontograma.').first()).toBeVisible()
    await expect(linhaDeEvento(page)).toBeFocused()
    await favoritos.focus()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Ajuda: Guia' })).toContainText('Favorito: Restauração')
  })

  test('a tecla que não tem o que fazer diz por quê', async ({ page, open }) => {
    await open('/portal', '100004')
    await put(page, evento.updateFavoritos, { codigosEvento: ['85100196', '86000357'] })
    const numero = await createGuia(page, [])
    const lidos = page.waitForResponse('**/gto/eventos/favoritos')
    await page.goto(`/portal/guia/${numero}`)
    await lidos
    const inclusao = page.getByRole('region', { name: 'Inclusão de eventos' })
    const fala = inclusao.locator('[aria-live=polite]')
    await expect(linhaDeEvento(page)).toBeFocused()
    await page.keyboard.press('Alt+c')
    await expect(fala).toHaveText('Nenhuma correção a aplicar.')
    await page.keyboard.press('Alt+0')
    await expect(fala).toHaveText(/^Nenhum evento a repetir ainda/)
    // What stands in the line stays, for another key to take.
    await page.keyboard.type('16o')
    await page.keyboard.press('Alt+2')
    await expect(fala).toHaveText(/^O favorito 2, .* não é oferecido nesta especialidade/)
    await expect(linhaDeEvento(page)).toHaveValue('16o')
    await page.keyboard.press('Alt+1')
    await expect(rowsOf(page, '16 O')).toHaveCount(1)
  })
})
