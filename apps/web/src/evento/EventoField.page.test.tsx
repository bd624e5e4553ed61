import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { evento } from '@portal/contract/evento.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerElegibilidade, PACIENTE, unquote } from '../elegibilidade/elegibilidade.fixture.ts'
import { answer, hold, refuse } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'

const RESINA = '85.100.200 Restauração em resina fotopolimerizável 2 faces'
const campo = page.getByRole('combobox', { name: 'Evento' })
const lista = page.getByRole('listbox')
const opcoes = page.getByRole('option')
const dente = page.getByRole('textbox', { name: 'Dente' })

const listOpcoes = () => opcoes.elements().map(({ textContent }) => textContent)

const open = async (busca = '') => {
  const opened = openPage(`${PACIENTE}${busca}`)
  // The fields are folded until they are asked for; of an event without its tooth they unfold by themselves.
  if (busca === '') await page.getByText('Evento, dente e faces').click()
  await expect.element(campo).toBeVisible()
  await campo.click()
  return opened
}

beforeEach(answerElegibilidade)

test.each(['{Enter}', '{Tab}'])(
  '%s escolhe o evento de um código inteiro; Esc traz de volta o escolhido',
  async (tecla) => {
    const { address } = await open()
    await userEvent.keyboard('85100200')
    await expect.element(opcoes).toHaveTextContent(RESINA)
    await userEvent.keyboard(tecla)
    await expect.element(campo).toHaveValue(RESINA)
    await expect.element(lista).not.toBeInTheDocument()
    expect(unquote(address())).toBe(`${PACIENTE}&evento=85100200`)
    await expect.element(tecla === '{Tab}' ? dente : campo).toHaveFocus()
    await campo.fill('resina')
    await expect.element(opcoes.nth(1)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(campo).toHaveValue(RESINA)
    await expect.element(lista).not.toBeInTheDocument()
    expect(unquote(address())).toBe(`${PACIENTE}&evento=85100200`)
  },
)

test('entre vários, as setas e Enter escolhem; Enter sozinho deixa escolher', async () => {
  const { address } = await open()
  await userEvent.keyboard('resina')
  await expect
    .poll(listOpcoes)
    .toEqual([
      RESINA,
      '85.100.196 Restauração em resina fotopolimerizável 1 face',
      '85.100.218 Restauração em resina fotopolimerizável 3 faces',
    ])
  await userEvent.keyboard('{Enter}')
  await expect.element(campo).toHaveValue('resina')
  expect(address()).toBe(PACIENTE)
  // With its tooth, as it is said
  await campo.fill('resina do 36')
  await expect.poll(() => listOpcoes()[0]).toBe(RESINA)
  await campo.fill('resina')
  await expect.poll(() => listOpcoes()[1]).toMatch(/1 face$/)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(campo).toHaveValue('85.100.196 Restauração em resina fotopolimerizável 1 face')
  expect(unquote(address())).toBe(`${PACIENTE}&evento=85100196`)
})

test('os eventos de costume do consultório vêm primeiro', async () => {
  answer(evento.listUsos, [
    { codigoEvento: '85100218', vezes: 40 },
    { codigoEvento: '85100196', vezes: 2 },
  ])
  await open()
  await userEvent.keyboard('resina')
  await expect
    .poll(() => listOpcoes().map((texto) => texto?.slice(0, 10)))
    .toEqual(['85.100.218', '85.100.196', '85.100.200'])
})

test('as opções são contadas a quem só ouve', async () => {
  await open()
  await userEvent.keyboard('resina')
  await expect.poll(() => document.querySelector('[data-live-announcer]')?.textContent).toContain('3 opções')
})

test.each([
  ['limpesa', '84.000.198 Profilaxia: polimento coronário'],
  ['pivô caiu', '85.400.467 Recimentação de trabalhos protéticos'],
  ['faces 3 resina', '85.100.218 Restauração em resina fotopolimerizável 3 faces'],
])('a palavra de quem atende acha o evento: %s', async (palavras, rotulo) => {
  await open()
  await userEvent.keyboard(palavras)
  await expect.element(opcoes.first()).toHaveTextContent(rotulo)
})

test('um código antigo é traduzido e dito, com o que o evento pede', async () => {
  await open()
  await userEvent.keyboard('98300022')
  await expect.element(campo).toHaveValue('98.300.022')
  await expect.element(opcoes).toHaveTextContent(`${RESINA}Código antigo 98.300.022`)
  await userEvent.keyboard('{Enter}')
  await expect.element(campo).toHaveValue(RESINA)
  await expect
    .element(
      page.getByText('98.300.022 é código antigo: hoje 85.100.200. Pede dente e 2 faces.', { exact: true }),
    )
    .toBeVisible()
  await campo.fill('85200158')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Pede dente e imagens inicial e final.', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/é código antigo/)).not.toBeInTheDocument()
})

test.each([
  ['12345678', 'Nenhum evento com este código ou palavra.'],
  [
    '98700001',
    '98.700.001 é código antigo: hoje 87.000.148 Urgência fora do catálogo, que não se oferece aqui.',
  ],
])('o que não se acha se diz na lista: %s', async (codigo, texto) => {
  answer(evento.listEventosTraduzidos, [
    { codigoAntigo: '98700001', codigoEvento: '87000148', descricao: 'Urgência fora do catálogo' },
  ])
  await open()
  await userEvent.keyboard(codigo)
  await expect.element(lista).toHaveTextContent(texto)
  await userEvent.keyboard('{Escape}')
})

test('o código toma a sua forma enquanto se digita, até oito dígitos; corrigido no meio, fica como se deixou', async () => {
  await open()
  await userEvent.keyboard('851002')
  await expect.element(campo).toHaveValue('85.100.2')
  await userEvent.keyboard('001')
  await expect.element(campo).toHaveValue('85.100.200')
  await userEvent.keyboard('{Home}{Delete}9')
  await expect.element(campo).toHaveValue('95.100.200')
})

test('o campo esvaziado em que logo se digita fica com o que se digitou', async () => {
  const { address } = await open('&evento=85100200')
  await expect.element(campo).toHaveValue(RESINA)
  // In one turn, as a hand faster than the answer that goes: no key waits for it.
  const input = campo.element()
  if (!(input instanceof HTMLInputElement)) throw new Error('not an input')
  for (const texto of ['', 'r', 're', 'res']) {
    input.setRangeText(texto, 0, input.value.length, 'end')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  await expect.poll(address).toBe(PACIENTE)
  await expect.element(campo).toHaveValue('res')
  await userEvent.keyboard('ina')
  await expect.element(campo).toHaveValue('resina')
  await expect.element(opcoes.first()).toHaveTextContent(RESINA)
  await userEvent.keyboard('{Escape}')
})

test('o que se digita antes de a lista de eventos vir fica, e ao vir é escolhido', async () => {
  const release = hold(elegibilidade.listEventos)
  const { address } = await open()
  await userEvent.keyboard('85100200{Tab}')
  await expect.element(campo).toHaveValue('85.100.200')
  release()
  await expect.element(campo).toHaveValue(RESINA)
  await expect.element(dente).toBeVisible()
  expect(unquote(address())).toBe(`${PACIENTE}&evento=85100200`)
})

test('sem a tabela dos códigos antigos o campo serve, diz que ela não veio, e tentar de novo a traz', async () => {
  const mend = refuse(evento.listEventosTraduzidos, 'API-GEN-0005')
  await open()
  const falta = page.getByText('A tabela dos códigos antigos não veio.')
  await expect.element(falta).toBeVisible()
  await userEvent.keyboard('85100200')
  await expect.element(opcoes).toHaveTextContent(RESINA)
  await userEvent.keyboard('{Enter}')
  await expect.element(lista).not.toBeInTheDocument()
  mend()
  await page.getByRole('button', { name: /^Tentar de novo.*códigos antigos$/ }).click()
  await expect.element(falta).not.toBeInTheDocument()
})
