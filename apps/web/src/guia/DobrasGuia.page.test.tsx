import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, refuse, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import { putOnPaper } from '../testing/putOnPaper.ts'
import { readDescriptions } from '../testing/readDescriptions.ts'
import { createEvento } from './guia.fixture.ts'
import { answerGuia, answerPagina, findDobra, GUIA, openDobra } from './paginaGuia.fixture.ts'

const resumoDe = (titulo: string) => findDobra(titulo)?.querySelector('span')?.textContent

const passo = { autor: 'Clínica Sorriso Largo', deEtapa: 1, paraEtapa: 2, motivo: null }

beforeEach(() => {
  answerPagina()
})

test('o histórico diz cada passo, do mais novo ao mais velho: quem, quando, de onde, para onde e por quê', async () => {
  answerGuia({
    historico: [
      { ...passo, em: '2026-11-19T12:00:00.000Z', acao: 'Senha liberada', deStatus: null, paraStatus: 8 },
      { ...passo, em: '2026-11-20T12:10:00.000Z', acao: 'Guia enviada', deStatus: 8, paraStatus: 2 },
      {
        ...passo,
        em: '2026-11-20T15:00:00.000Z',
        acao: 'Imagem enviada',
        deStatus: 2,
        paraStatus: 2,
        deEtapa: 2,
      },
      {
        ...passo,
        em: '2026-11-20T15:01:00.000Z',
        acao: 'Plano enviado',
        deStatus: 2,
        paraStatus: 2,
        deEtapa: 2,
        paraEtapa: 4,
      },
      {
        ...passo,
        em: '2026-11-21T11:30:00.000Z',
        autor: 'Operadora',
        acao: 'Auditoria concluída',
        deStatus: 2,
        paraStatus: 7,
        deEtapa: 5,
        motivo: 'Um evento negado.',
      },
    ],
  })
  openPage(GUIA)
  await openDobra('Histórico')
  expect(resumoDe('Histórico')).toBe('Auditoria concluída, 21/11/2026 08:30')
  const lista = page.getByRole('list', { name: 'Histórico da guia' })
  await expect.element(lista).toBeVisible()
  const passos = lista.getByRole('listitem').elements()
  const partes = passos.map((um) => [...um.querySelectorAll('p')].map(({ textContent }) => textContent))
  expect(partes).toEqual([
    [
      'Auditoria concluída',
      '21/11/2026 08:30 · Operadora',
      'Em análise → Parcialmente autorizada',
      'Etapa: Consolidação da auditoria → Plano de tratamento',
      'Um evento negado.',
    ],
    ['Plano enviado', '20/11/2026 12:01 · Clínica Sorriso Largo', 'Etapa: Plano de tratamento → Auditoria'],
    ['Imagem enviada', '20/11/2026 12:00 · Clínica Sorriso Largo'],
    ['Guia enviada', '20/11/2026 09:10 · Clínica Sorriso Largo', 'Senha liberada → Em análise'],
    ['Senha liberada', '19/11/2026 09:00 · Clínica Sorriso Largo'],
  ])
})

test('os dados da guia têm senha, datas, auditoria, etapas e assinatura', async () => {
  answerGuia({
    statusAuditoria: 'ENVIO_PENDENTE',
    codigoEtapaAtual: 4,
    validadeSenha: '2026-12-20',
    assinatura: { em: '2026-11-20T18:00:00.000Z', por: 'Ana Beatriz Monteiro', hash: 'f'.repeat(64) },
  })
  openPage(GUIA)
  await openDobra('Dados da guia')
  expect(resumoDe('Dados da guia')).toBe(
    'Senha 90000001 · Ana Beatriz Monteiro · assinada por Ana Beatriz Monteiro',
  )
  const dados = page.elementLocator(findDobra('Dados da guia')?.parentElement ?? document.body)
  await expect.element(dados.getByText('Válida até')).toBeVisible()
  expect(readDescriptions(dados)).toEqual([
    ['Senha', '90000001'],
    ['Válida até', '20/12/2026'],
    ['Dentista', 'Ana Beatriz Monteiro'],
    ['Enviada em', '20/11/2026 09:10'],
    ['Autorizada em', '20/11/2026'],
    ['Auditoria', 'Envio pendente'],
  ])
  await expect.element(dados.getByText('Ana Beatriz Monteiro, em 20/11/2026 15:00')).toBeVisible()
  await expect.element(dados.getByText('f'.repeat(64))).toBeVisible()
  const etapas = page.getByRole('list', { name: 'Etapas da guia' }).getByRole('listitem')
  await expect.poll(() => etapas.elements()).toHaveLength(4)
  await expect.element(etapas.nth(1)).toHaveAttribute('aria-current', 'step')
  await expectAccessible()
})

test('os dados de uma guia de radiologia dizem quem pediu e levam ao pedido', async () => {
  answer(vinculoExame.getDetalhada, {})
  answerGuia({
    numeroPedidoExame: 3400017,
    solicitante: { nome: 'Ana Beatriz Monteiro', numeroCro: '45128', siglaUf: 'SP' },
  })
  openPage(GUIA)
  await openDobra('Dados da guia')
  const dados = page.elementLocator(findDobra('Dados da guia')?.parentElement ?? document.body)
  await expect.element(dados.getByText('Solicitante')).toBeVisible()
  expect(readDescriptions(dados).slice(3, 5)).toEqual([
    ['Solicitante', 'Ana Beatriz Monteiro, CRO 45128/SP'],
    ['Pedido de exames', 'Pedido 3400017'],
  ])
  await expect
    .element(dados.getByRole('link', { name: 'Pedido 3400017' }))
    .toHaveAttribute('href', '/portal/sol/3400017')
})

test('o plano de tratamento do paciente só é lido quando se abre, e não conta a própria guia', async () => {
  answer(guia.getPlanoTratamento, {
    emAndamento: [
      { numeroFicha: 700001, statusFicha: 1, eventos: [] },
      {
        numeroFicha: 700004,
        statusFicha: 7,
        eventos: [
          createEvento({ autorizacao: 3 }),
          createEvento({ numeroSequencialInclusao: 2, janelaData: { ate: '2026-11-19' } }),
        ],
      },
    ],
    historico: [
      {
        codigoEvento: '85100196',
        descricao: 'Restauração em resina fotopolimerizável 1 face',
        dente: '38',
        faces: 'O',
        data: '2026-02-10',
        proprio: true,
        numeroFicha: 700000,
      },
    ],
  })
  openPage(GUIA)
  await expect.element(page.getByText('Guias em andamento e o que já foi feito')).toBeVisible()
  expect(sent(guia.getPlanoTratamento)).toEqual([])
  await openDobra('Plano de tratamento do paciente')
  await expect
    .element(page.getByRole('link', { name: 'Guia 700004' }))
    .toHaveAttribute('href', '/portal/guia/700004')
  const outra = page.getByRole('region', { name: 'Guia 700004', exact: true })
  await expect.element(outra.getByRole('button', { name: 'Parcialmente autorizada' })).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: 'Eventos da guia 700004' }))
    .toHaveTextContent(
      '26 MO85.100.200 Restauração em resina fotopolimerizável 2 facesNegado26 MO85.100.200 Restauração em resina fotopolimerizável 2 facesAprovadoSó se feito até 19/11/2026',
    )
  await expect.element(page.getByRole('region', { name: 'Guia 700001', exact: true })).not.toBeInTheDocument()
  const historico = page.getByRole('list', { name: 'Histórico por dente' })
  await expect.element(historico.getByText('10/02/2026')).toBeVisible()
  await expect
    .element(historico.getByRole('link', { name: 'Guia 700000' }))
    .toHaveAttribute('href', '/portal/guia/700000')
  expect(sent(guia.getPlanoTratamento).map(({ query }) => query)).toEqual([
    { codigoAssociado: '500000001', recemNato: false },
  ])
  await expectAccessible()
})

test('sem outra guia e sem nada feito, o plano o diz; o que falha se lê de novo', async () => {
  answer(guia.getPlanoTratamento, {})
  const mend = refuse(guia.getPlanoTratamento, 'API-GEN-0005')
  openPage(GUIA)
  await openDobra('Plano de tratamento do paciente')
  const deNovo = page.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(deNovo).toBeVisible()
  mend()
  await deNovo.click()
  await expect.element(page.getByText('Nenhuma outra guia sua em andamento.')).toBeVisible()
  await expect.element(page.getByText('Nada foi realizado pelo plano até hoje.')).toBeVisible()
})

test('a complementar mostra o que a principal já tem, lido só quando se abre', async () => {
  answerGuia({ numeroFichaPrincipal: 700009 })
  answer(evento.listEventosFicha, [
    createEvento({ dataRealizacao: '2026-11-18' }),
    createEvento({
      numeroSequencialInclusao: 2,
      codigoEvento: '84000198',
      descricao: 'Profilaxia',
      codigoLocalizacao: null,
      codigoFace: null,
      janelaData: { ate: null },
    }),
  ])
  openPage(GUIA)
  await expect.element(page.getByText('O que a guia 700009 já tem')).toBeVisible()
  expect(sent(evento.listEventosFicha)).toEqual([])
  await openDobra('Eventos da guia principal')
  const eventos = page.getByRole('list', { name: 'Eventos da guia principal' }).getByRole('listitem')
  await expect.element(eventos.first()).toBeVisible()
  expect(eventos.elements().map(({ textContent }) => textContent)).toEqual([
    '26 MO85.100.200 Restauração em resina fotopolimerizável 2 facesAprovadorealizado em 18/11/2026',
    '84.000.198 ProfilaxiaAprovadoNenhuma data é paga',
  ])
  expect(sent(evento.listEventosFicha).map(({ query }) => query)).toEqual([{ numeroFicha: 700009 }])
})

test('no papel não fica o título do que não se leu, e o da guia fica uma vez', async () => {
  const liberada = { em: '2026-11-19T12:00:00.000Z', acao: 'Senha liberada', deStatus: null, paraStatus: 8 }
  answerGuia({ historico: [{ ...passo, ...liberada }] })
  openPage(GUIA)
  const plano = page.getByText('Plano de tratamento do paciente', { exact: true })
  const acervo = page.getByText('Acervo do paciente', { exact: true })
  const historico = page.getByRole('list', { name: 'Histórico da guia' })
  const numero = page.getByText('Guia 700001', { exact: true })
  await openDobra('Histórico')
  await expect.element(historico).toBeVisible()
  await openDobra('Histórico')
  await expect.element(plano).toBeVisible()
  await expect.element(acervo).toBeVisible()
  await putOnPaper()
  await expect.element(plano).not.toBeVisible()
  await expect.element(acervo).not.toBeVisible()
  // Folded again, what was read is there.
  await expect.element(historico).toBeVisible()
  expect(
    numero
      .elements()
      .filter((um) => um.checkVisibility())
      .map(({ localName }) => localName),
  ).toEqual(['h1'])
})

test('uma principal sem eventos o diz, e uma guia que não é complementar não tem essa parte', async () => {
  answerGuia({ numeroFichaPrincipal: 700009 })
  answer(evento.listEventosFicha, [])
  openPage(GUIA)
  await openDobra('Eventos da guia principal')
  await expect.element(page.getByText('A guia principal não tem eventos.')).toBeVisible()
})
