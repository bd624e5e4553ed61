import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { keepAvisoEntrada, tellAvisoEntrada } from '../acesso/avisoEntrada.ts'
import { answerElegibilidade, PACIENTE } from '../elegibilidade/elegibilidade.fixture.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts'
import { openPage } from '../testing/open.tsx'
import { passos } from './passos.data.ts'
import { visita as tour } from './visita.ts'

const visita = page.getByRole('region', { name: 'Visita guiada' })
const tituloDe = (passo: number) =>
  visita.getByRole('heading', { name: `Passo ${passo} de 5: ${passos[passo - 1]?.titulo ?? ''}` })

beforeEach(answerElegibilidade)

async function openByHelp() {
  openPage(PACIENTE)
  await expect.element(page.getByText('Paciente liberado para atendimento')).toBeVisible()
  await page.getByRole('button', { name: 'Ajuda desta tela (?)' }).click()
  await page.getByRole('button', { name: 'Visita guiada do portal' }).click()
  await expect.element(tituloDe(1)).toBeVisible()
}

test('pela ajuda, são cinco passos pelo teclado, com o foco neles e a tela ao alcance', async () => {
  await openByHelp()
  await expect.element(visita.getByRole('status')).toHaveFocus()
  await expectAccessible()
  await userEvent.tab()
  for (const passo of [2, 3, 4, 5]) {
    await userEvent.keyboard('{Enter}')
    await expect.element(tituloDe(passo)).toBeVisible()
    // Where the step before begins, "Anterior" stands first: the same button goes on.
    await expect
      .element(visita.getByRole('button', { name: passo === 5 ? 'Concluir' : 'Próximo' }))
      .toHaveFocus()
  }
  await visita.getByRole('button', { name: 'Anterior' }).click()
  await expect.element(tituloDe(4)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Paciente' }).fill('Mariana')
  await visita.getByRole('button', { name: 'Próximo' }).click()
  await visita.getByRole('button', { name: 'Concluir' }).click()
  await expect.element(visita).not.toBeInTheDocument()
  await expect.element(page.getByRole('searchbox', { name: 'Paciente' })).toHaveValue('Mariana')
})

test('em 360 px cabe, e Esc a deixa em qualquer passo', async () => {
  await page.viewport(360, 740)
  await openByHelp()
  expectNoSideScroll()
  await expectAccessible()
  await visita.getByRole('button', { name: 'Próximo' }).click()
  await expect.element(tituloDe(2)).toBeVisible()
  await page.getByRole('heading', { name: 'Evento, dente e faces' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(visita).not.toBeInTheDocument()
})

test('pelo endereço ela se abre uma vez, e pedida de novo tem o foco de novo', async () => {
  const { address } = openPage(`${PACIENTE}#visita`)
  const palavras = visita.getByRole('status')
  await expect.element(palavras).toHaveFocus()
  await expect.poll(address).toBe(PACIENTE)
  await page.getByRole('searchbox', { name: 'Paciente' }).click()
  tour.open()
  await expect.element(palavras).toHaveFocus()
})

test('no primeiro acesso ela está sobre a tela, sem tomar o foco, uma vez', async () => {
  keepAvisoEntrada({ titulo: 'Senha criada', texto: 'Ela vale até 21/05/2027.', isPrimeiro: true })
  openPage(PACIENTE)
  tellAvisoEntrada()
  await expect.element(tituloDe(1)).toBeVisible()
  await expect.element(visita.getByRole('status')).not.toHaveFocus()
  await visita.getByRole('button', { name: 'Sair da visita' }).click()
  tellAvisoEntrada()
  await expect.element(visita).not.toBeInTheDocument()
})
