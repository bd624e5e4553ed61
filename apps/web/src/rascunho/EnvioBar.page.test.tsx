import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerGuia, GUIA, situacao } from '../guia/paginaGuia.fixture.ts'
import { answer, hold, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { readDescriptions } from '../testing/readDescriptions.ts'
import { answerRascunho, envio, include, linha, readItens } from './rascunho.fixture.ts'

const enviar = envio.getByRole('button', { name: 'Enviar guia' })
const resumo = page.getByRole('alert').filter({ hasText: 'Há um problema' })
const readPassos = () =>
  envio
    .getByRole('listitem')
    .elements()
    .map((passo) => [...passo.querySelectorAll(':scope > :not(svg)')].map(({ textContent }) => textContent))

beforeEach(() => {
  answerRascunho()
})

test('vazia, a guia pede os eventos antes de tudo', async () => {
  openPage(GUIA)
  await expect.element(linha).toHaveFocus()
  expect(readPassos()).toEqual([
    ['Incluir os eventos', 'Nenhum evento ainda'],
    ['Enviar guia', 'Ctrl + Enter'],
  ])
  expect(readDescriptions(envio)).toEqual([])
  await enviar.click()
  await expect
    .element(resumo.getByRole('link'))
    .toHaveTextContent('Inclua ao menos um evento antes de enviar.')
  await expectAccessible()
  await resumo.getByRole('link').click()
  await expect.element(linha).toHaveFocus()
  expect(sent(guia.sendGuia)).toEqual([])
})

test('vencida a senha, renová-la vem antes de tudo, e até lá nada se diz aprovado nem se envia', async () => {
  answerRascunho({ validadeSenha: '2026-11-20' })
  openPage(GUIA)
  const renovar = page.getByRole('button', { name: 'Renovar senha' })
  await expect.element(renovar).toHaveFocus()
  await include('26 OM 85100200')
  await expect.element(envio.getByText('1 evento: 1 espera a senha')).toBeVisible()
  expect(readPassos()).toEqual([
    ['Renovar a senha', 'Alt + V'],
    ['Enviar guia', 'Ctrl + Enter'],
  ])
  expect(readItens()).toEqual([['85.100.200', '26 MO', 'Senha vencida']])
  await expect.element(envio.getByText(/^A guia ficaria/)).not.toBeInTheDocument()
  await enviar.click()
  await expect
    .element(resumo.getByRole('link'))
    .toHaveTextContent(
      'A validade da senha terminou: os eventos não podem mais ser enviados. Renove-a antes.',
    )
  await resumo.getByRole('link').click()
  await expect.element(renovar).toHaveFocus()
  expect(sent(guia.sendGuia)).toEqual([])
})

test('um rascunho que nada traz de volta se cancela: o foco, o problema e o aviso levam a isso', async () => {
  answerRascunho({ validadeSenha: '2026-11-20', fimCobertura: { dia: '2026-11-19' } })
  openPage(GUIA)
  const cancelar = page.getByRole('button', { name: 'Cancelar guia' })
  await expect.element(cancelar).toHaveFocus()
  await expect.element(linha).toBeVisible()
  await expect.element(cancelar).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Renovar senha' })).not.toBeInTheDocument()
  await include('26 OM 85100200')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await resumo.getByRole('link').click()
  await expect.element(cancelar).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: /^Cancelar a guia/ })).toBeVisible()
  expect(sent(guia.sendGuia)).toEqual([])
})

test.each([
  [
    'o plano terminou',
    { fimCobertura: { dia: '2026-11-19' } },
    'O plano do paciente terminou: a senha não se renova. Avise o paciente e cancele a guia.',
    'Avise o paciente e cancele a guia.',
  ],
  [
    'a renovação já se usou',
    { senhaRenovada: true, senhaRenovadaEm: '2026-11-01T12:00:00.000Z' },
    'A senha não se renova mais: cancele a guia e peça outra.',
    'A senha não se renova mais: cancele a guia e peça outra.',
  ],
])(
  'vencida a senha que não se renova (%s), diz o que resta, e não a renovação',
  async (_caso, mudancas, dito, resta) => {
    answerRascunho({ validadeSenha: '2026-11-20', ...mudancas })
    openPage(GUIA)
    await expect
      .element(
        page.getByText(
          `Válida até 20/11/2026, venceu há 1 dia. Os eventos não podem mais ser enviados. ${dito}`,
        ),
      )
      .toBeVisible()
    await expect.element(linha).toBeVisible()
    await enviar.click()
    await expect
      .element(resumo.getByRole('link').first())
      .toHaveTextContent(`A validade da senha terminou: os eventos não podem mais ser enviados. ${resta}`)
    expect(sent(guia.sendGuia)).toEqual([])
  },
)

test('o pé soma o que se pede, e ninguém paga parte do que seria negado', async () => {
  answerRascunho({}, { dentesAusentes: ['46'] })
  openPage(GUIA)
  await include('26 OM 85100200; 46 O 85100196; 84000198')
  await expect
    .poll(() => readDescriptions(envio))
    .toEqual([
      ['Solicitado', 'R$ 241,75'],
      ['Seria negado', 'R$ 76,50'],
      ['Coparticipação', 'R$ 16,52'],
    ])
  await expect.element(envio.getByText('3 eventos: 2 seriam aprovados, 1 seria negado')).toBeVisible()
  await expect.element(envio.getByRole('button', { name: 'Parcialmente autorizada' })).toBeVisible()
})

test('a soma conta a quantidade, e diz quantos não têm valor', async () => {
  openPage(GUIA)
  await include('26 OM 85100200; AS 85400602 x3')
  await expect
    .poll(() => readDescriptions(envio))
    .toEqual([
      ['Solicitado', 'R$ 194,55'],
      ['Coparticipação', 'R$ 19,45'],
    ])
  refuse(evento.getValor, 'API-GTO-0006')
  await include('84000198')
  await expect
    .poll(() => readDescriptions(envio))
    .toEqual([
      ['Solicitado', 'R$ 194,55'],
      ['Coparticipação', 'R$ 19,45'],
      ['Sem valor', '1'],
    ])
})

test('do mês o paciente paga o que resta do teto, na ordem dos eventos', async () => {
  answerRascunho({ tetoCoparticipacao: { mes: '2026-11', limite: '300.00', usado: '288.00' } })
  openPage(GUIA)
  await include('26 OM 85100200; 46 O 85100196')
  await expect
    .poll(() => readDescriptions(envio))
    .toEqual([
      ['Solicitado', 'R$ 171,75'],
      ['Coparticipação', 'R$ 12,00'],
      ['Teto usado em novembro de 2026', 'R$ 288,00 de R$ 300,00'],
    ])
  const linhas = page.getByRole('rowgroup', { name: /^\d: / })
  await expect
    .poll(() =>
      linhas.elements().map(({ textContent }) => /copart\. R\$\s([\d,]+)/.exec(textContent ?? '')?.[1]),
    )
    .toEqual(['9,52', '2,48'])
})

test('o que falta vem na ordem que funciona, e cada passo leva ao seu lugar', async () => {
  openPage(GUIA)
  await include('26 85200166; 25 O 85100200')
  await expect
    .poll(readPassos)
    .toEqual([
      ['Corrigir o preenchimento'],
      ['Anexar as imagens iniciais', '1 imagem falta'],
      ['Escrever a justificativa técnica', '1 evento pede'],
      ['Enviar guia', 'Ctrl + Enter'],
    ])
  await expect.element(envio.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step')
  await envio.getByRole('button', { name: 'Anexar as imagens iniciais' }).click()
  await expect.element(page.getByRole('button', { name: 'Escolher arquivos' })).toHaveFocus()
  await envio.getByRole('button', { name: 'Escrever a justificativa técnica' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Justificativa técnica' })).toHaveFocus()
  await envio.getByRole('button', { name: 'Corrigir o preenchimento' }).click()
  await expect.element(page.getByRole('rowgroup', { name: /^2: / })).toHaveFocus()
})

test('com erro de preenchimento não se envia, e cada linha do resumo leva ao seu evento', async () => {
  openPage(GUIA)
  await include('26 OM 85100200; 25 O 85100200')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const linhas = resumo.getByRole('link')
  await expect
    .element(linhas)
    .toHaveTextContent(
      'Restauração em resina fotopolimerizável 2 faces no dente 25: Falha em informação de dados de faces dos dentes.',
    )
  await expect.poll(() => document.activeElement?.contains(resumo.element())).toBe(true)
  await linhas.click()
  await expect.element(page.getByRole('rowgroup', { name: /^2: / })).toHaveFocus()
  expect(sent(guia.sendGuia)).toEqual([])
  await expect.element(envio.getByText(/^A guia ficaria/)).not.toBeInTheDocument()
})

test('o que a guia ficaria, e o que ficou, diz o fim que a limita', async () => {
  answerRascunho({ validadeSenha: '2026-11-23' })
  answer(guia.sendGuia, () => {
    answerGuia({ versao: 3, validadeSenha: '2026-11-23' })
    return { situacao: { numeroFicha: 700001, statusFicha: 1 } }
  })
  openPage(GUIA)
  await include('26 OM 85100200')
  await expect.element(envio.getByText('Senha termina em 23/11/2026')).toBeVisible()
  await page.viewport(360, 800)
  await expect.element(envio.getByText(/^A guia ficaria/)).toBeVisible()
  await expect.element(envio.getByRole('listitem', { includeHidden: true }).last()).not.toBeVisible()
  await enviar.click()
  await expect.element(page.getByText(/^Autorizada \(Senha termina em 23\/11\/2026\)\. /)).toBeVisible()
})

test('a guia vai como está na tela, uma só vez, e o foco vai ao que ela passou a ser', async () => {
  const release = hold(guia.sendGuia)
  openPage(GUIA)
  await include('26 OM 85100200; S1 85300047; 84000198')
  await page.getByRole('heading', { name: 'Observação', exact: true }).click()
  await page.getByRole('textbox', { name: /^Observação/ }).fill(' Retorna na sexta. ')
  await enviar.click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => sent(guia.sendGuia)).toHaveLength(1)
  release()
  await expect.element(page.getByText('Guia 700001 enviada')).toBeVisible()
  await expect
    .element(
      page.getByText('Autorizada. Realize os eventos, informe as datas, assine e encaminhe para pagamento.'),
    )
    .toBeVisible()
  await expect.element(situacao.getByRole('heading', { name: 'Autorizada' })).toHaveFocus()
  expect(sent(guia.sendGuia).map(({ body }) => body)).toEqual([
    {
      numeroFicha: 700001,
      eventos: [
        {
          codigoEvento: '85100200',
          quantidade: 1,
          numeroSequenciaInclusao: 1,
          codigoLocalizacao: '26',
          codigoFace: 'MO',
        },
        { codigoEvento: '85300047', quantidade: 1, numeroSequenciaInclusao: 2, codigoLocalizacao: 'S1' },
        { codigoEvento: '84000198', quantidade: 1, numeroSequenciaInclusao: 3 },
      ],
      descricaoObservacao: 'Retorna na sexta.',
      revisaoRascunho: sent(rascunho.saveRascunho).length,
    },
  ])
  expect(sentHeaders(guia.sendGuia)[0]?.get('if-match')).toBe('"2"')
})

test('recusados pela operadora, os eventos se dizem no resumo e nada do que se digitou se perde', async () => {
  refuse(guia.sendGuia, 'API-GTO-0015', [
    { campo: 'dente', item: 2, mensagem: 'O dente 27 já não está na boca.' },
  ])
  openPage(GUIA)
  await include('26 OM 85100200; 27 O 85100196')
  await enviar.click()
  await expect.element(resumo.getByRole('link')).toHaveTextContent('O dente 27 já não está na boca.')
  await resumo.getByRole('link').click()
  await expect.element(page.getByRole('rowgroup', { name: /^2: / })).toHaveFocus()
  expect(readItens()).toHaveLength(2)
  await expect.element(enviar).not.toHaveAttribute('aria-disabled')
})

test('depois do envio cada parte da guia é lida de novo uma vez', async () => {
  openPage(GUIA)
  await include('26 OM 85100200')
  await expect.poll(() => sent(rascunho.simulateGuia)).toHaveLength(1)
  const rotas = [rascunho.getContexto, imagem.listImagens, guia.listObservacoes]
  const antes = rotas.map((rota) => sent(rota).length)
  // Slower than the guide itself: the form gives way to the result while they are under way.
  const soltar = rotas.map((rota) => hold(rota))
  answer(guia.sendGuia, () => {
    answerGuia({ versao: 3 })
    return { situacao: { numeroFicha: 700001, statusFicha: 1 } }
  })
  await enviar.click()
  await expect.element(situacao.getByRole('heading', { name: 'Autorizada' })).toBeVisible()
  for (const solta of soltar) solta()
  await expect.element(page.getByText('Guia 700001 enviada')).toBeVisible()
  await expect.element(page.getByText('Nenhuma enviada')).toBeVisible()
  expect(rotas.map((rota, indice) => sent(rota).length - (antes[indice] ?? 0))).toEqual([1, 1, 1])
})
