import { catalogoErros } from '@portal/contract/errors.ts'
import { guia } from '@portal/contract/guia.ts'
import { liberacaoSenha } from '@portal/contract/liberacaoSenha.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { answerLiberacao, contatos, PEDIDO } from './liberacaoSenha.fixture.ts'

const main = page.getByRole('main')
const status = main.getByRole('status')
const especialidade = page.getByRole('combobox', { name: 'Especialidade' })
const pode = status.filter({ hasText: 'A senha pode ser liberada' })

const carencia = { codigoGlosa: '1007', severidade: 'glosa', texto: 'Em carência' } as const

beforeEach(answerLiberacao)

test('sem especialidade nada se pergunta; escolhida, o que vale para ela se diz antes de alguém tentar', async () => {
  answer(liberacaoSenha.getInformacoesGto, ({ query }) =>
    query.codigoEspecialidade === 1
      ? { permitido: true }
      : {
          codigoErro: 'API-LIB-0003',
          impedimentos: [carencia],
          possivelEm: '2027-02-11',
        },
  )
  openPage(PEDIDO)
  await expect.element(especialidade).toBeVisible()
  expect(sent(liberacaoSenha.getInformacoesGto)).toEqual([])
  await especialidade.selectOptions('Clínica geral')
  await expect.element(pode).toHaveTextContent('A senha pode ser liberada')
  await especialidade.selectOptions('Endodontia')
  const { titulo, texto } = catalogoErros['API-LIB-0003']
  await expect
    .element(status.filter({ hasText: titulo }))
    .toHaveTextContent(`${titulo}${texto}Seria negadoEm carência (1007)Possível a partir de 11/02/2027.`)
  await expect.element(pode).not.toBeInTheDocument()
  await expectAccessible()
  expect(sent(liberacaoSenha.getInformacoesGto).map(({ query }) => query)).toEqual([
    { codigoAssociado: '500000001', codigoEspecialidade: 1, recemNato: false },
    { codigoAssociado: '500000001', codigoEspecialidade: 3, recemNato: false },
  ])
})

test('a quem nada seria autorizado não se pergunta o quê: diz-se por quê e desde quando, uma vez', async () => {
  answer(liberacaoSenha.getInformacoesAssociado, {
    ...contatos,
    impedimentos: [{ codigoGlosa: '1006', severidade: 'glosa', texto: 'Beneficiário desligado' }],
    exclusao: '2026-08-21',
  })
  openPage(`${PEDIDO}&especialidade=1`)
  await expect
    .element(main.getByRole('alert').filter({ hasText: 'não pode ser atendido' }))
    .toHaveTextContent(
      'Este paciente não pode ser atendido pelo plano hojeBeneficiário desligado (1006).Desligado do plano em 21/08/2026.Veja se o paciente tem outro cartão que valha hoje, ou combine com ele por escrito um atendimento particular.',
    )
  await expect.element(especialidade).not.toBeInTheDocument()
  await expectAccessible()
  expect(sent(liberacaoSenha.getInformacoesGto)).toEqual([])
})

test('o que ainda espera se diz com o seu dia, sem impedir a senha', async () => {
  answer(liberacaoSenha.getInformacoesGto, {
    permitido: true,
    carencias: [
      { classe: 'endodontia', terminaEm: '2027-02-11' },
      { classe: 'protese', terminaEm: '2026-01-01', cumprida: true },
    ],
  })
  openPage(`${PEDIDO}&especialidade=3`)
  await expect
    .element(pode)
    .toHaveTextContent(
      'A senha pode ser liberada, com carências: canal até 10/02/2027Até esses dias os eventos dessas classes são negados (1007).',
    )
})

test('as guias em aberto deste paciente levam a elas', async () => {
  answer(liberacaoSenha.getInformacoesGto, {
    guiasEmAberto: [
      { numeroFicha: 700001, statusFicha: 8 },
      { numeroFicha: 700002, statusFicha: 5 },
    ],
  })
  openPage(`${PEDIDO}&especialidade=1`)
  await expect.element(main.getByText('Este paciente já tem guia em aberto com você')).toBeVisible()
  expect(
    main
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Guia 700001 senha liberada', 'Guia 700002 aguardando documentação'])
  await expect
    .element(main.getByRole('link', { name: 'Guia 700002' }))
    .toHaveAttribute('href', '/portal/guia/700002')
})

test('o que não veio se diz no seu lugar, e tentar de novo o traz', async () => {
  const { titulo } = catalogoErros['API-ELE-0003']
  const mend = refuse(liberacaoSenha.getInformacoesGto, 'API-ELE-0003')
  openPage(`${PEDIDO}&especialidade=1`)
  const falha = main.getByRole('alert').filter({ hasText: titulo })
  await expect.element(falha).toBeVisible()
  mend()
  await falha.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(pode).toBeVisible()
})

test('a orientação do protocolo é a da especialidade, em que a sua linha se destaca', async () => {
  answer(liberacaoSenha.getInformacoesProtocolo, {
    titulo: 'Antes de liberar',
    linhas: [
      { ordem: 1, especialidade: 'Clínica geral', orientacao: 'Confira o cartão.' },
      { ordem: 2, especialidade: 'Endodontia', orientacao: 'Tenha a radiografia.', aplica: true },
    ],
    observacao: 'Dúvidas com a central.',
  })
  openPage(`${PEDIDO}&especialidade=3`)
  await expect.element(main.getByRole('heading', { name: 'Orientação do protocolo' })).toBeVisible()
  expect(main.element().textContent).toContain(
    'Orientação do protocoloAntes de liberarClínica geralConfira o cartão.EndodontiaTenha a radiografia.Dúvidas com a central.',
  )
  const colorOf = (texto: string) => {
    const linha = main.getByText(texto, { exact: true }).element().parentElement
    return linha && getComputedStyle(linha).backgroundColor
  }
  expect(colorOf('Tenha a radiografia.')).not.toBe(colorOf('Confira o cartão.'))
  expect(sent(liberacaoSenha.getInformacoesProtocolo).map(({ query }) => query)).toEqual([
    { protocolo: '20260101000001', funcionalidade: 'LIBERACAO_SENHA', especialidade: 3 },
  ])
})

test.each([
  [liberacaoSenha.getInformacoesProtocolo, 'A orientação do protocolo'],
  [guia.getPreAprovacao, 'A lista do que passa pela auditoria'],
])('a ajuda que não veio o diz em uma linha, e tentar de novo a traz: %#', async (chamada, nome) => {
  const mend = refuse(chamada, 'API-GEN-0005')
  openPage(`${PEDIDO}&especialidade=3`)
  const falta = main.getByText(`${nome} não veio.`)
  await expect.element(falta).toBeVisible()
  await expect.element(pode).toBeVisible()
  await expectAccessible()
  mend()
  await main
    .getByRole('button', { name: /^Tentar de novo/ })
    .filter({ hasText: nome })
    .click()
  await expect.element(falta).not.toBeInTheDocument()
})

test.each([
  [[{ codigoEvento: '85200158', descricao: 'Canal' }], '1 evento passa pela auditoria antes da autorização'],
  [
    [
      { codigoEvento: '85200158', descricao: 'Canal' },
      { codigoEvento: '85100013', descricao: 'Capeamento' },
    ],
    '2 eventos passam pela auditoria antes da autorização',
  ],
])('o que uma pessoa julga antes se conta e se lista: %j', async (eventos, titulo) => {
  answer(guia.getPreAprovacao, { exigePreAprovacao: true, eventos })
  openPage(`${PEDIDO}&especialidade=3`)
  await main.getByText(titulo).click()
  const lista = page.getByRole('list', { name: 'Eventos com pré-aprovação' })
  await expect.element(lista.getByText('85.200.158 Canal')).toBeVisible()
  expect(lista.getByRole('listitem').elements()).toHaveLength(eventos.length)
  expect(sent(guia.getPreAprovacao).map(({ query }) => query)).toEqual([{ codigoEspecialidade: 3 }])
})

test('onde ninguém julga antes, nada se diz disso', async () => {
  openPage(`${PEDIDO}&especialidade=1`)
  await expect.element(pode).toBeVisible()
  await expect.element(main.getByText(/antes da autorização/)).not.toBeInTheDocument()
})
