import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '../testing/open.tsx'
import { answerElegibilidade, listPerguntas, PACIENTE, unquote } from './elegibilidade.fixture.ts'

const main = page.getByRole('main')
const linha = page.getByRole('textbox', { name: 'Pergunta em uma linha' })
const evento = page.getByRole('combobox', { name: 'Evento' })
const dente = page.getByRole('textbox', { name: 'Dente' })
const regiao = page.getByRole('textbox', { name: 'Região' })
const faces = page.getByRole('textbox', { name: 'Faces' })
const coberto = main.getByText('Coberto', { exact: true })
const antigo = main.getByText('98.300.022 é código antigo: hoje 85.100.200.', { exact: true })

const unfold = () => main.getByRole('heading', { name: 'Evento, dente e faces' }).click()
const ask = async (pergunta: string) => {
  await linha.fill(pergunta)
  await userEvent.keyboard('{Enter}')
}

beforeEach(answerElegibilidade)

test('a pergunta cabe em uma linha, que espera pelo paciente; o que ela leu está sobre a resposta e nos campos', async () => {
  const { address } = openPage(PACIENTE)
  await expect.element(linha).toHaveFocus()
  await userEvent.keyboard('26 om 85100200{Enter}')
  await expect.element(coberto).toBeVisible()
  await expect.element(linha).toHaveFocus()
  await expect.element(linha).toHaveValue('')
  await expect
    .element(main.getByText('26 MO · 85.100.200 Restauração em resina fotopolimerizável 2 faces'))
    .toBeVisible()
  await unfold()
  await expect.element(evento).toHaveValue('85.100.200 Restauração em resina fotopolimerizável 2 faces')
  await expect.element(dente).toHaveValue('26')
  await expect.element(faces).toHaveValue('MO')
  expect(unquote(address())).toBe(`${PACIENTE}&evento=85100200&local=26&faces=MO`)
  expect(listPerguntas()).toEqual([{ codigoEvento: '85100200', dente: '26', faces: 'MO' }])
})

test('quem já está em outro campo fica nele', async () => {
  openPage('/portal/elegibilidade')
  const paciente = page.getByRole('searchbox', { name: 'Paciente' })
  await expect.element(paciente).toHaveFocus()
  await userEvent.keyboard('500000001{Enter}')
  await expect.element(linha).toBeVisible()
  await expect.element(paciente).toHaveFocus()
})

test('palavras acham o evento; sem evento vale o que está em mãos, em outro lugar', async () => {
  openPage(PACIENTE)
  await ask('26 OM resina 2 faces')
  await expect.element(coberto).toBeVisible()
  await ask('17')
  await expect.element(dente).toHaveValue('17')
  await expect
    .element(main.getByText('Escreva também as faces, como 26 OM, para ver a cobertura.'))
    .toBeVisible()
  await ask('S1 limpeza profunda')
  await expect.element(coberto).toBeVisible()
  await unfold()
  await expect.element(regiao).toHaveValue('S1')
  await expect.element(faces).not.toBeInTheDocument()
  await expect.element(coberto).toBeVisible()
  expect(listPerguntas()).toEqual([
    { codigoEvento: '85100200', dente: '26', faces: 'MO' },
    // It may be denied whatever its faces are.
    { codigoEvento: '85100200', dente: '17' },
    { codigoEvento: '85300039', regiao: 'S1' },
  ])
})

test('um código antigo é dito, até que se escreva a pergunta seguinte', async () => {
  openPage(PACIENTE)
  await ask('17 OD 98300022')
  await expect.element(antigo).toBeVisible()
  expect(listPerguntas()).toEqual([{ codigoEvento: '85100200', dente: '17', faces: 'OD' }])
  await linha.fill('1')
  await expect.element(antigo).not.toBeInTheDocument()
})

test('o que não se entende se diz na linha, que fica escrita, sem a resposta anterior', async () => {
  openPage(PACIENTE)
  await ask('26 OM 85100200')
  await expect.element(coberto).toBeVisible()
  await ask('26 85100200 nada')
  await expect.element(main.getByRole('alert')).toHaveTextContent('Não entendemos “nada”.')
  await expect.element(linha).toHaveAccessibleDescription(expect.stringContaining('Não entendemos “nada”.'))
  await expect.element(linha).toHaveValue('26 85100200 nada')
  await expect.element(coberto).not.toBeInTheDocument()
  await userEvent.keyboard('{Backspace}')
  await expect.element(main.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(coberto).toBeVisible()
  expect(listPerguntas()).toHaveLength(1)
})

test.each([
  ['', 'Escreva a pergunta, como 26 OM 85100200.'],
  ['26 OM', 'Faltou o evento: o código ou palavras do nome.'],
  ['26 99999999', 'Não existe evento 99.999.999 na tabela da operadora.'],
  ['26 zzz', 'Nenhum evento com “zzz”.'],
])('%j não é pergunta: %s', async (pergunta, erro) => {
  openPage(PACIENTE)
  await ask(pergunta)
  await expect.element(linha).toHaveAccessibleDescription(expect.stringContaining(erro))
  expect(listPerguntas()).toEqual([])
})

test('no telefone a resposta vem à vista e o campo não se deixa', async () => {
  await page.viewport(360, 740)
  openPage(PACIENTE)
  await ask('26 OM 85100200')
  await expect.element(coberto).toBeInViewport()
  await expect.element(linha).toHaveFocus()
})
