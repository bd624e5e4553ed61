import { catalogoErros } from '@portal/contract/errors.ts'
import { evento } from '@portal/contract/evento.ts'
import { guia } from '@portal/contract/guia.ts'
import { imagem } from '@portal/contract/imagem.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { itensMenu } from '@portal/domain/menu/menu.tables.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createEvento } from '../guia/guia.fixture.ts'
import {
  answerImagens,
  chooseFiles,
  createFilme,
  createImagem,
  escolher,
  fila,
  imagens,
  setGuardadas,
} from '../imagem/imagem.fixture.ts'
import { aguardando } from '../pesquisa/guias.fixture.ts'
import { answerMenu } from '../testing/answerMenu.ts'
import { answer, answerStream, refuse, sent } from '../testing/calls.ts'
import { describePage } from '../testing/describePage.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { enterWith, openPage } from '../testing/open.tsx'
import { plainText } from '../testing/plainText.ts'
import { readRows } from '../testing/readRows.ts'
import { watchUploads } from '../testing/watchUploads.ts'
import './EnvioImagensPage.tsx'

const TELA = '/portal/envioImagensTratamento'
const tabela = page.getByRole('table', { name: 'Guias que esperam imagens' })
const numero = page.getByRole('textbox', { name: /^Número da guia/ })
const pedidos = page.getByRole('list', { name: 'O que cada evento pede' })
const canal = { codigoEvento: '85200166', descricao: 'Tratamento endodôntico unirradicular' }
const deInicial = 'Envie a imagem inicial antes da autorização.'
const deFinal = 'Mostre o canal obturado até o ápice.'
const file = (nome: string) => createFilme(nome)

/** What the operator asks for of each event: of a filling nothing, of one event it knows nothing. */
function answerProtocolos(): void {
  answer(imagem.getProtocoloImagem, ({ query: { codigoEvento } }) => {
    const pede = codigoEvento === canal.codigoEvento
    const orientacao = [
      { momento: 'inicial', texto: deInicial },
      { momento: 'final', texto: deFinal },
    ] as const
    return { inicial: pede, final: pede, foto: false, orientacao: pede ? orientacao : [] }
  })
}

/** Two root canals and a filling, which wait for images. */
const daGuia = [
  createEvento({ ...canal, numeroSequencialInclusao: 1, codigoLocalizacao: '16', autorizacao: 2 }),
  createEvento({ ...canal, numeroSequencialInclusao: 2, codigoLocalizacao: '26', autorizacao: 2 }),
  createEvento({ numeroSequencialInclusao: 3, autorizacao: 2 }),
]

/** The field for files of the button of an event's place. */
async function findEntrada(nome: RegExp): Promise<HTMLInputElement> {
  const botao = page.getByRole('button', { name: nome })
  await expect.element(botao).toBeVisible()
  const entrada = botao.element().parentElement?.querySelector<HTMLInputElement>('input[type=file]')
  if (!entrada) throw new Error('no field for files')
  return entrada
}

const answerGuia = (mudancas: object = {}, eventos = daGuia): Promise<number> =>
  answerImagens({}, (numeroFicha) => {
    answer(guia.getGuia, { ...aguardando, ...mudancas, numeroFicha })
    answer(evento.listEventosFicha, eventos)
    answerProtocolos()
    answerStream(pesquisa.watchGuia, { versao: aguardando.versao })
  })

const uploads = () =>
  sent(imagem.uploadImagem).map(({ query: { imagemGto, eventos } }) => [imagemGto, eventos])

beforeEach(() => {
  setGuardadas()
  answer(pesquisa.listPendentes, { guias: [aguardando], proximo: null })
})

describePage('EnvioImagensPage', {
  open: () => openPage(TELA),
  chamada: pesquisa.listPendentes,
  espera: 'Carregando guias',
  pronto: tabela,
})

test('o endereço que nomeia o lugar de uma imagem leva o foco a ele', async () => {
  const numeroFicha = await answerGuia()
  openPage(`${TELA}?guia=${numeroFicha}#imagem-2-inicial`)
  await expect
    .element(page.getByRole('button', { name: /^Escolher arquivos: Inicial, Dente 26/ }))
    .toHaveFocus()
})

test('as guias que esperam imagens, e nenhuma outra, levam cada uma ao seu envio', async () => {
  const numeroFicha = await answerGuia()
  answer(pesquisa.listPendentes, {
    guias: [{ ...aguardando, numeroFicha, prazo: '2026-12-21', faltas: [{ codigoLocalizacao: '16' }] }],
    proximo: null,
  })
  const { address } = openPage(TELA)
  await expect.element(tabela).toBeVisible()
  expect(sent(pesquisa.listPendentes).map(({ query }) => query)).toEqual([{ soImagens: true }])
  const dita = `${numeroFicha} Otávio Nunes Endodontia dente 16 21/12/2026, em`
  expect(readRows(tabela).map((linha) => linha.join(' '))).toEqual([expect.stringContaining(dita)])
  await tabela.getByRole('link', { name: String(numeroFicha) }).click()
  await expect.element(escolher).toHaveFocus()
  expect(address()).toBe(`${TELA}?guia=${numeroFicha}`)
})

test.each([
  ['faltam duas', /^Escolher arquivos$/, []],
  ['falta uma', /^Escolher arquivos: Inicial, Dente 26/, [createImagem()]],
])('a guia em que %s abre com o foco onde se escolhem, à vista', async (_, name, guardadas) => {
  await page.viewport(360, 740)
  setGuardadas(...guardadas)
  openPage(TELA)
  await numero.fill(String(await answerGuia()))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name })).toHaveFocus()
  await expect.element(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.9 })
  // What stays in sight over them is who the patient is.
  const faixa = page.getByRole('region', { name: 'Paciente' }).element()
  expect(faixa.getBoundingClientRect().height).toBeLessThanOrEqual(96)
})

test('três imagens numa guia, em no máximo doze teclas', async () => {
  watchUploads()
  const numeroFicha = await answerGuia()
  answer(pesquisa.listPendentes, { guias: [aguardando, { ...aguardando, numeroFicha }], proximo: null })
  openPage(TELA)
  await expect.element(numero).toHaveFocus()
  await expect.element(tabela).toBeVisible()
  let teclas = 0
  const press = async (...keys: string[]) => {
    for (const key of keys) await userEvent.keyboard(key)
    teclas += keys.length
  }
  await press(...String(numeroFicha).slice(-4), '{Enter}')
  await expect.element(escolher).toHaveFocus()
  // The browser's own window of files: one key opens it, one takes what is marked there.
  await chooseFiles(await file('a.png'), await file('b.png'), await file('c.png'))
  teclas += 2
  await expect.element(page.getByText('3 imagens prontas para enviar.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Enviar 3 imagens' })).toHaveFocus()
  // Nothing but their order says which tooth each shows.
  const suposto = page.getByRole('status').filter({ hasText: 'Confira os lugares antes de enviar' })
  await expect
    .element(suposto)
    .toMatchTextContent(/a\.png no dente 16, b\.png no dente 26 e c\.png sem dente\. Depois/)
  // From the button of the files too it sends, and opens no window of files besides.
  let janelas = 0
  const campo = escolher.element().parentElement?.querySelector('input[type=file]')
  campo?.addEventListener('click', (event) => {
    event.preventDefault()
    janelas += 1
  })
  document.getElementById('envio-imagens')?.focus()
  await press('{Control>}', '{Enter}{/Control}')
  expect(janelas).toBe(0)
  await expect.element(page.getByText('3 imagens enviadas.')).toHaveFocus()
  await expect.poll(() => imagens.getByRole('listitem').elements()).toHaveLength(3)
  expect(uploads()).toEqual([
    ['inicial:16', '1:16'],
    ['inicial:26', '2:26'],
    ['inicial', 'nenhum'],
  ])
  expect(teclas).toBeLessThanOrEqual(12)
  await expect
    .element(page.getByRole('link', { name: 'Guia 700002' }))
    .toHaveAttribute('href', `${TELA}?guia=700002`)
})

test('cada evento diz o que pede em cada momento, e o que falta já', async () => {
  const numeroFicha = await answerGuia()
  setGuardadas(createImagem({ dente: '16', momento: 'inicial' }))
  openPage(`${TELA}?guia=${numeroFicha}`)
  await expect.element(pedidos).toBeVisible()
  const linhas = pedidos
    .getByRole('listitem')
    .elements()
    .map((linha) => linha.textContent)
  expect(linhas).toHaveLength(2)
  expect(linhas[0]).toMatch(/^85\.200\.166 Tratamento endo.*Dente 16.*Inicial: enviada.*Final: depois/)
  // What an image must show is said while it is missing.
  expect(linhas[0]).toContain(deFinal)
  expect(linhas[0]).not.toContain(deInicial)
  expect(linhas[1]).toContain(`${deInicial} ${deFinal}`)
  expect(plainText(page.getByRole('main').element())).toContain('Até 24/11/2026, em 3 dias')
  expect(linhas[1]).toMatch(/Dente 26.*Inicial: falta.*Final: depois/)
  await expect.element(page.getByText('Falta 1 imagem · 2 finais depois')).toBeVisible()
  await expect.element(page.getByText('Os outros eventos da guia não pedem imagem.')).toBeVisible()
  await expect.element(imagens).toBeVisible()
  await expectAccessible()
})

test('escolhido no evento, ele o diz; enquanto outro espera o seu arquivo o foco fica ali, e então vai ao envio', async () => {
  const numeroFicha = await answerGuia()
  openPage(`${TELA}?guia=${numeroFicha}`)
  const escolherEm = (dente: string) =>
    page.getByRole('button', { name: new RegExp(`^Escolher arquivos: Inicial, Dente ${dente}`) })
  const upload = async (dente: string) => {
    const botao = escolherEm(dente)
    await botao.click()
    const entrada = botao.element().parentElement?.querySelector<HTMLInputElement>('input[type=file]')
    if (!entrada) throw new Error('no field for files')
    await userEvent.upload(entrada, await file(`${dente}.png`))
  }
  await expect.element(pedidos).toBeVisible()
  // What both ask for alike is said once, above them.
  expect(page.getByText(`${deInicial} ${deFinal}`).elements()).toHaveLength(1)
  expect(pedidos.element().textContent).not.toContain(deInicial)
  await upload('16')
  const linhas = pedidos.getByRole('listitem')
  await expect.element(linhas.nth(0)).toMatchTextContent(/Envio: pendente.*Inicial: escolhida(?!,)/)
  await expect.element(linhas.nth(1)).toMatchTextContent(/Inicial: falta/)
  await expect.element(escolherEm('16')).toHaveFocus()
  await upload('26')
  await expect.element(page.getByRole('button', { name: 'Enviar 2 imagens' })).toHaveFocus()
})

test('o que se solta num evento vai com o evento e o momento dele, e se diz que o nome diz outro', async () => {
  watchUploads()
  const numeroFicha = await answerGuia()
  openPage(`${TELA}?guia=${numeroFicha}`)
  const entrada = await findEntrada(/^Escolher arquivos: Final, Dente 26/)
  await userEvent.upload(entrada, await file('16 inicial.png'))
  // Nothing of it was done yet: the row asks.
  await expect.element(page.getByText('O tratamento já foi feito?')).toBeVisible()
  const incerto = page.getByRole('status').filter({ hasText: 'Confira os lugares antes de enviar' })
  await expect.element(incerto).toMatchTextContent(/outro lugar: 16 inicial\.png \(Final, dente 26\)\./)
  await expectAccessible()
  await page.getByRole('button', { name: 'Enviar 1 imagem' }).click()
  await expect.element(page.getByText('1 imagem enviada.')).toBeVisible()
  expect(uploads()).toEqual([['final:26', '2:26']])
})

test('a imagem cujo nome diz outro lugar leva ao envio, e o momento certo cala o aviso', async () => {
  const numeroFicha = await answerGuia()
  openPage(`${TELA}?guia=${numeroFicha}`)
  await userEvent.upload(
    await findEntrada(/^Escolher arquivos: Inicial, Dente 26/),
    await file('26 final.png'),
  )
  // The other event waits for its file, and is not gone on to before this one was looked at.
  await expect.element(page.getByRole('button', { name: 'Enviar 1 imagem' })).toHaveFocus()
  const aviso = fila.getByText('O nome do arquivo parece dizer outro lugar: confira.')
  await expect.element(aviso).toBeVisible()
  await fila.getByRole('combobox', { name: /^Momento/ }).selectOptions('Final')
  await expect.element(aviso).not.toBeInTheDocument()
})

test('várias imagens soltas num evento vão cada uma para onde o nome diz, se a guia o pede', async () => {
  watchUploads()
  const numeroFicha = await answerGuia()
  openPage(`${TELA}?guia=${numeroFicha}`)
  const entrada = await findEntrada(/^Escolher arquivos: Inicial, Dente 16/)
  await userEvent.upload(entrada, [await file('16 inicial.png'), await file('26 inicial.png')])
  await page.getByRole('button', { name: 'Enviar 2 imagens' }).click()
  await expect.element(page.getByText('2 imagens enviadas.')).toBeVisible()
  expect(uploads()).toEqual([
    ['inicial:16', '1:16'],
    ['inicial:26', '2:26'],
  ])
})

test('no telefone, o arquivo recusado se diz na lista, à vista com o foco, e não é erro do evento', async () => {
  await page.viewport(360, 740)
  const numeroFicha = await answerGuia()
  openPage(`${TELA}?guia=${numeroFicha}`)
  const entrada = await findEntrada(/^Escolher arquivos: Final, Dente 16/)
  const duas = [await file('a.png'), await file('b.png')]
  await userEvent.upload(entrada, [...duas, new File(['x'], 'notas.txt')])
  const enviar = page.getByRole('button', { name: 'Enviar 2 imagens' })
  await expect.element(enviar).toHaveFocus()
  await expect.element(enviar).toBeInViewport({ ratio: 0.9 })
  await expect.element(fila.getByText('notas.txt')).toBeInViewport()
  await expect.element(pedidos.getByRole('listitem').nth(0)).toMatchTextContent(/Envio: pendente/)
  expect(pedidos.element().textContent).not.toContain('notas.txt')
  expect(page.getByText('O tratamento já foi feito?').elements()).toHaveLength(1)
})

test('quem só envia imagens faz tudo isto', async () => {
  const numeroFicha = await answerGuia()
  setGuardadas(createImagem())
  answerMenu({
    fora: itensMenu.flatMap((item) =>
      'permissao' in item && item.permissao !== 'ENVIO_IMAGEM' ? [item.identificadorItem] : [],
    ),
  })
  enterWith(['ENVIO_IMAGEM'])
  openPage(`${TELA}?guia=${numeroFicha}`)
  await expect.element(imagens).toBeVisible()
  await expect.element(pedidos).toBeVisible()
})

test.each([
  ['2026-11-24', 'Imagens e laudos até 24/11/2026, em 3 dias.', 1],
  ['2026-11-20', 'O prazo para enviar imagens e laudos deste exame terminou em 20/11/2026.', 0],
])('a guia de radiologia até %s: %s', async (exameAte, texto, campos) => {
  const encaminhada = { codigoEspecialidade: 14, statusFicha: 10, codigoEtapaAtual: 6 }
  const numeroFicha = await answerGuia({ ...encaminhada, exameAte })
  setGuardadas(createImagem())
  openPage(`${TELA}?guia=${numeroFicha}`)
  await expect.element(page.getByText(texto)).toBeVisible()
  expect(escolher.elements()).toHaveLength(campos)
  // What is there only grows.
  await expect.element(imagens).toBeVisible()
  expect(imagens.getByRole('button', { name: /^(Remover|Escolher)/ }).elements()).toEqual([])
})

test('a guia aberta diz que o que ela pede está no rascunho', async () => {
  const aberta = await answerGuia({ statusFicha: 8, codigoEtapaAtual: 1, eventosRascunho: 2 }, [])
  openPage(`${TELA}?guia=${aberta}`)
  await expect.element(page.getByText('Os eventos desta guia ainda não foram enviados')).toBeVisible()
  await expect.element(escolher).toBeVisible()
})

test.each([
  [
    'sem protocolo na operadora, o evento não pede nada',
    'API-GTO-0006',
    'Nenhum evento desta guia pede imagem agora.',
  ],
  ['o protocolo que não vem por outra razão é falha', 'API-GEN-0005', catalogoErros['API-GEN-0005'].texto],
] as const)('%s', async (_caso, codigo, texto) => {
  const numeroFicha = await answerGuia()
  refuse(imagem.getProtocoloImagem, codigo)
  openPage(`${TELA}?guia=${numeroFicha}`)
  await expect.element(page.getByText(texto)).toBeVisible()
})
