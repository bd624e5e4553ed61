import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import {
  answerCobertura,
  answerElegibilidade,
  listPerguntas,
  PACIENTE,
  unquote,
} from './elegibilidade.fixture.ts'

const main = page.getByRole('main')
const evento = page.getByRole('combobox', { name: 'Evento' })
const dente = page.getByRole('textbox', { name: 'Dente' })
const regiao = page.getByRole('textbox', { name: 'Região' })
const faces = page.getByRole('textbox', { name: 'Faces' })
const coberto = main.getByText('Coberto', { exact: true })
const corrigir = main.getByRole('status').filter({ hasText: 'Corrigir' })

const dobra = main.getByRole('heading', { name: 'Evento, dente e faces' })
const choose = async (codigo: string) => {
  await evento.fill(codigo)
  await userEvent.keyboard('{Enter}')
}

beforeEach(answerElegibilidade)

test('diz o que falta até a pergunta estar inteira; o que já se sabe se pergunta uma vez, e o endereço a guarda', async () => {
  const { address } = openPage(PACIENTE)
  await expect.element(page.getByRole('textbox', { name: 'Dente ou região' })).not.toBeInTheDocument()
  await dobra.click()
  await expect.element(page.getByRole('textbox', { name: 'Dente ou região' })).toBeVisible()
  await choose('85100200')
  await expect.element(main.getByText('Informe o dente para ver a cobertura.')).toBeVisible()
  await dente.fill('2')
  await expect.element(main.getByText('Informe o dente para ver a cobertura.')).toBeVisible()
  await dente.fill('26')
  await expect
    .element(main.getByText('Escreva também as faces, como 26 OM, para ver a cobertura.'))
    .toBeVisible()
  expect(unquote(address())).toBe(`${PACIENTE}&evento=85100200&local=26`)
  await faces.fill('om')
  await expect.element(coberto).toBeVisible()
  await expect.element(faces).toHaveValue('OM')
  expect(sent(elegibilidade.getEvento).map(({ query }) => query)).toEqual([
    { codigoAssociado: '500000001', codigoEvento: '85100200' },
    { codigoAssociado: '500000001', codigoEvento: '85100200', dente: '26' },
    { codigoAssociado: '500000001', codigoEvento: '85100200', dente: '26', faces: 'MO' },
  ])
  expect(unquote(address())).toBe(`${PACIENTE}&evento=85100200&local=26&faces=OM`)
})

test('o que o plano nega com o que já se disse não pede o resto', async () => {
  const motivo = { codigoGlosa: '3284', severidade: 'glosa', campo: 'dente', texto: 'Dente ausente' } as const
  answer(elegibilidade.getEvento, ({ query }) =>
    query.dente === '16'
      ? ({ decisao: 'negado', motivos: [motivo] } as const)
      : ({ decisao: 'corrigir' } as const),
  )
  openPage(PACIENTE)
  const pergunta = page.getByRole('textbox', { name: 'Pergunta em uma linha' })
  await pergunta.fill('16 85100200')
  await userEvent.keyboard('{Enter}')
  await expect.element(main.getByText('Não coberto')).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Carta ao paciente' })).toBeVisible()
  await expect.element(main.getByText(/^Escreva também as faces/)).not.toBeInTheDocument()
  await expect.element(faces).not.toBeInTheDocument()
  await pergunta.fill('17 85100200')
  await userEvent.keyboard('{Enter}')
  await expect.element(main.getByText(/^Escreva também as faces/)).toBeVisible()
  await expect.element(faces).toBeVisible()
})

test('um endereço com a pergunta inteira já traz a resposta', async () => {
  openPage(`${PACIENTE}&evento=85100200&local=26&faces=OM`)
  await expect.element(coberto).toBeVisible()
  await expect
    .element(main.getByText('26 OM · 85.100.200 Restauração em resina fotopolimerizável 2 faces'))
    .toBeVisible()
  await expect.element(evento).not.toBeInTheDocument()
  await dobra.click()
  await expect.element(evento).toHaveValue('85.100.200 Restauração em resina fotopolimerizável 2 faces')
  await expect.element(dente).toHaveValue('26')
  await expect.element(faces).toHaveValue('OM')
  expect(listPerguntas()).toEqual([{ codigoEvento: '85100200', dente: '26', faces: 'MO' }])
})

test('um evento de região pede a região, e nenhuma face', async () => {
  openPage(`${PACIENTE}&evento=85300039`)
  await expect.element(main.getByText('Informe o dente ou a região para ver a cobertura.')).toBeVisible()
  await expect.element(faces).not.toBeInTheDocument()
  await regiao.fill('s1')
  await expect.element(coberto).toBeVisible()
  expect(listPerguntas().at(-1)).toEqual({ codigoEvento: '85300039', regiao: 'S1' })
})

test('a radiografia se pergunta pelo dente, e a região que o tem se diz', async () => {
  openPage(PACIENTE)
  await page.getByRole('textbox', { name: 'Pergunta em uma linha' }).fill('raio x 26')
  await userEvent.keyboard('{Enter}')
  await expect.element(coberto).toBeVisible()
  await expect
    .element(main.getByText('O dente 26 fica em RMSE: região dos molares superiores esquerdo.'))
    .toBeVisible()
  expect(listPerguntas()).toEqual([{ codigoEvento: '81000421', regiao: 'RMSE' }])
})

test('um evento da boca toda não pede lugar e se responde logo', async () => {
  openPage(`${PACIENTE}&evento=84000198`)
  await expect.element(coberto).toBeVisible()
  await dobra.click()
  await expect.element(evento).toBeVisible()
  await expect.element(faces).not.toBeInTheDocument()
  await expect.element(page.getByRole('textbox', { name: /^(Dente|Região)/ })).not.toBeInTheDocument()
  expect(listPerguntas()).toEqual([{ codigoEvento: '84000198' }])
})

test('um evento de dente sem faces não as pede', async () => {
  openPage(`${PACIENTE}&evento=85200158`)
  await dente.fill('26')
  await expect.element(coberto).toBeVisible()
  await expect.element(faces).not.toBeInTheDocument()
  expect(listPerguntas().at(-1)).toEqual({ codigoEvento: '85200158', dente: '26' })
})

test.each([
  ['um dente', '85100200', dente, '90', 'Não existe dente 90.'],
  ['uma região', '85300039', regiao, 'X9', /^Este evento não se faz em X9\. São /],
  ['faces', '85100200&local=26', faces, 'XO', 'O dente 26 tem as faces MODVP, cada uma uma vez.'],
])(
  'o que não existe se corrige no seu campo, sem perguntar: %s',
  async (_nome, busca, campo, texto, erro) => {
    openPage(`${PACIENTE}&evento=${busca}`)
    await campo.fill(texto)
    await expect.element(campo).toHaveAccessibleDescription(expect.stringMatching(erro))
    await expect.element(corrigir).toHaveTextContent('CorrigirVeja o campo marcado acima.')
    expect(JSON.stringify(listPerguntas())).not.toContain(texto)
  },
)

test.each([
  ['dente', 'codigoEvento', dente, faces],
  ['faces', 'faces', faces, dente],
] as const)('o que a operadora manda corrigir está só no campo %s', async (_nome, campo, culpado, outro) => {
  const motivo = {
    codigoGlosa: '3025',
    severidade: 'erroFormulario',
    campo,
    texto: 'Dente inválido',
  } as const
  answerCobertura({ decisao: 'corrigir', motivos: [motivo, { ...motivo, texto: 'Outro motivo' }] })
  openPage(`${PACIENTE}&evento=85100200&local=26&faces=OM`)
  await expect.element(culpado).toHaveAccessibleDescription('Dente inválido (3025)')
  await expect.element(outro).toBeValid()
  await expect.element(corrigir).toHaveTextContent('CorrigirVeja o campo marcado acima.')
  expect(main.getByText(/\(3025\)/).elements()).toHaveLength(1)
})

test('sob a linha que perguntou, em 1366 por 768, a resposta está à vista sem rolar', async () => {
  await page.viewport(1366, 768)
  openPage(PACIENTE)
  await page.getByRole('textbox', { name: 'Pergunta em uma linha' }).fill('26 OM 85100200')
  await userEvent.keyboard('{Enter}')
  await expect.element(main.getByText('Coparticipação do paciente')).toBeInViewport({ ratio: 1 })
  expect(scrollY).toBe(0)
})

test('o que falta abre os campos, com a resposta sob eles; a pergunta seguinte na linha os dobra', async () => {
  openPage(`${PACIENTE}&evento=85100200`)
  await dente.fill('26')
  await faces.fill('OM')
  const topOf = (alvo: typeof coberto) => alvo.element().getBoundingClientRect().top
  await expect.element(coberto).toBeVisible()
  expect(topOf(coberto)).toBeGreaterThan(topOf(faces))
  // And so whoever hears the page, or goes through it by Tab (WCAG 2.4.3).
  const isAfter = (alvo: typeof coberto, antes: typeof coberto) =>
    (antes.element().compareDocumentPosition(alvo.element()) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  expect(isAfter(coberto, faces)).toBe(true)
  await page.getByRole('textbox', { name: 'Pergunta em uma linha' }).fill('17 OM')
  await userEvent.keyboard('{Enter}')
  await expect.element(dente).not.toBeInTheDocument()
  await expect.poll(() => topOf(coberto) < topOf(dobra)).toBe(true)
  expect(isAfter(dobra, coberto)).toBe(true)
})

test('a linha que pergunta outra vez o que não está inteiro deixa à vista os campos que faltam', async () => {
  openPage(PACIENTE)
  const pergunta = page.getByRole('textbox', { name: 'Pergunta em uma linha' })
  for (const vez of ['uma', 'outra']) {
    await pergunta.fill('85100200')
    await userEvent.keyboard('{Enter}')
    await expect.element(dente, { message: vez }).toBeVisible()
    await expect.element(pergunta).toHaveFocus()
  }
})

test('o que falta à linha se fala, e outra vez quando falta o mesmo à pergunta seguinte', async () => {
  openPage(PACIENTE)
  const pergunta = page.getByRole('textbox', { name: 'Pergunta em uma linha' })
  const falta = main.getByText('Escreva também as faces, como 26 OM, para ver a cobertura.')
  await pergunta.fill('26 85100200')
  await userEvent.keyboard('{Enter}')
  await expect.element(falta).toBeVisible()
  const dita = falta.element()
  expect(dita.parentElement?.ariaLive).toBe('polite')
  await pergunta.fill('26 85100200')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => dita.isConnected).toBe(false)
  await expect.element(falta).toBeVisible()
})

test('outro evento leva o lugar que lhe serve, e nada mais', async () => {
  const { address } = openPage(`${PACIENTE}&evento=85100200&local=26&faces=OM`)
  await expect.element(coberto).toBeVisible()
  await dobra.click()
  await choose('85200158')
  await expect.poll(listPerguntas).toContainEqual({ codigoEvento: '85200158', dente: '26' })
  expect(unquote(address())).toBe(`${PACIENTE}&evento=85200158&local=26`)
  await choose('85300039')
  await expect.element(regiao).toHaveValue('')
  expect(unquote(address())).toBe(`${PACIENTE}&evento=85300039`)
  await evento.fill('')
  await expect.poll(() => unquote(address())).toBe(PACIENTE)
  await expect.element(coberto).not.toBeInTheDocument()
})

test('o evento perguntado antes de haver paciente é do primeiro; o seguinte começa sem ele', async () => {
  const { address } = openPage('/portal/elegibilidade?evento=84000198')
  const paciente = page.getByRole('searchbox', { name: 'Paciente' })
  await expect.element(paciente).toHaveFocus()
  await userEvent.keyboard('500000001{Enter}')
  await expect.element(coberto).toBeVisible()
  expect(unquote(address())).toBe(`${PACIENTE}&evento=84000198`)
  await paciente.fill('500000002')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => unquote(address()))
    .toBe('/portal/elegibilidade?paciente=00000000-0000-4000-8000-000000000002')
})
