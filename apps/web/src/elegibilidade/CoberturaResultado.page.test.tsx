import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { catalogoErros } from '@portal/contract/errors.ts'
import { glosa } from '@portal/contract/glosa.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, hold, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { plainText } from '../testing/plainText.ts'
import { readDescriptions } from '../testing/readDescriptions.ts'
import { answerCobertura, answerElegibilidade, PACIENTE } from './elegibilidade.fixture.ts'

const main = page.getByRole('main')
const linha = page.getByRole('textbox', { name: 'Pergunta em uma linha' })
const coberto = main.getByText('Coberto', { exact: true })
const negado = main.getByText('Não coberto', { exact: true })

const repetida = {
  codigoGlosa: '3016',
  severidade: 'glosa',
  campo: 'codigoEvento',
  texto: 'Procedimento repetido no prazo',
  possivelEm: '2027-03-01',
  eventoAnterior: { codigoEvento: '85100200', data: '2026-03-01', proprio: false },
} as const

/** What the verdict's card says between the question and its fields. */
const readResposta = () => {
  const [, resposta = ''] = plainText(main.element()).split('fotopolimerizável 2 faces')
  return resposta.split('Evento, dente e faces')[0]
}

const open = () => openPage(`${PACIENTE}&evento=85100200&local=26&faces=OM`)

beforeEach(answerElegibilidade)

test('coberto: em guia de que especialidades, e o valor de cada um', async () => {
  answerCobertura({
    especialidades: [
      { codigoEspecialidade: 1, descricao: 'Clínica geral' },
      { codigoEspecialidade: 9, descricao: 'Odontopediatria' },
    ],
  })
  open()
  await expect.element(coberto).toBeVisible()
  expect(readResposta()).toBe(
    'CobertoEm guia de Clínica geral ou Odontopediatria.ValorR$ 1.095,25Coparticipação do pacienteR$ 109,52',
  )
  await expectAccessible()
})

test('não coberto: por quê, o que o causou e desde quando é possível, uma vez só; a razão se explica', async () => {
  answerCobertura({
    decisao: 'negado',
    motivos: [repetida],
    possivelEm: '2027-03-01',
    ajuda: [
      {
        codigoGlosa: '3016',
        quandoOcorre: 'Quando se repete antes do prazo.',
        comoEvitar: 'Espere o dia.',
        comoRecorrer: 'Envie a imagem.',
      },
    ],
  })
  open()
  await expect.element(negado).toBeVisible()
  expect(readResposta()).toBe(
    'Não coberto' +
      'Procedimento repetido no prazo (3016)' +
      'Feito em 01/03/2026 por outro consultório. Possível a partir de 01/03/2027.' +
      'Carta ao paciente',
  )
  await expect
    .element(page.getByRole('link', { name: 'Carta ao paciente' }))
    .toHaveAttribute(
      'href',
      `${PACIENTE}&evento=85100200&local=26&faces=OM`.replace('/elegibilidade', '/impressao/cobertura'),
    )
  answer(glosa.getExplicacao, { codigoGlosa: '3016' })
  await main.getByRole('button', { name: /^Por que a negativa 3016/ }).click()
  await expect.element(page.getByText('Envie a imagem.')).toBeVisible()
  await expect
    .poll(() => sent(glosa.getExplicacao))
    .toEqual([{ params: { codigoGlosa: '3016' }, query: { codigoEvento: '85100200' } }])
  await expectAccessible()
})

test('o dia que nenhum motivo diz está ao lado do veredito', async () => {
  answerCobertura({ decisao: 'negado', possivelEm: '2027-01-05', motivos: [repetida] })
  open()
  await expect.element(main.getByText('Possível a partir de 05/01/2027', { exact: true })).toBeVisible()
})

test('com vários planos, cada um tem a sua resposta, e só o seu próprio motivo', async () => {
  const valores = { valor: '1095.25', valorCopart: '109.52', motivos: [repetida] }
  answerCobertura({
    decisao: 'negado',
    motivos: [repetida],
    planos: [
      { nomePlano: 'Aurora Completo', codigoPlano: 'A', decisao: 'negado', ...valores },
      {
        nomePlano: 'Aurora Premium',
        codigoPlano: 'B',
        decisao: 'aprovado',
        valorCopart: '30.00',
      },
      {
        nomePlano: 'Aurora Essencial',
        codigoPlano: 'C',
        decisao: 'negado',
        motivos: [{ codigoGlosa: '3283', severidade: 'glosa', texto: 'Sem cobertura' }],
      },
    ],
  })
  open()
  const planos = page.getByRole('region', { name: 'Cobertura em cada plano' })
  await expect.element(planos).toBeVisible()
  expect(plainText(planos.element())).toBe(
    'Aurora CompletoNão coberto' +
      'Aurora PremiumCobertoCoparticipação do paciente: R$ 30,00' +
      'Aurora EssencialNão cobertoSem cobertura (3283)',
  )
})

test('enquanto a resposta não vem, diz que consulta; a de outra pergunta fica até lá', async () => {
  const release = hold(elegibilidade.getEvento)
  open()
  await expect.element(main.getByRole('status', { name: 'Consultando a cobertura' })).toBeVisible()
  release()
  await expect.element(coberto).toBeVisible()
  answerCobertura({ decisao: 'negado' })
  const releaseSegunda = hold(elegibilidade.getEvento)
  await linha.fill('17 OM')
  await userEvent.keyboard('{Enter}')
  await expect.element(main.getByText(/^17 MO · /)).toBeVisible()
  await expect.element(coberto).toBeVisible()
  releaseSegunda()
  await expect.element(negado).toBeVisible()
  await expect.element(coberto).not.toBeInTheDocument()
  expect(readDescriptions(main).map(([nome]) => nome)).not.toContain('Valor')
})

test('uma falha se diz no lugar da resposta, e tentar de novo a traz', async () => {
  const { titulo, texto } = catalogoErros['API-ELE-0003']
  const mend = refuse(elegibilidade.getEvento, 'API-ELE-0003')
  open()
  const falha = main.getByRole('alert').filter({ hasText: titulo })
  await expect.element(falha.getByText(texto)).toBeVisible()
  await expect.element(coberto).not.toBeInTheDocument()
  mend()
  await falha.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(coberto).toBeVisible()
})
