import { imagem } from '@portal/contract/imagem.ts'
import { pesquisa } from '@portal/contract/pesquisa.ts'
import { type RecursoDetalhado, recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answerFile, answerStream, sent } from '../testing/calls.ts'
import { openPage } from '../testing/open.tsx'
import { createImagem, createItem, createItemComMotivo, createRecurso } from './recurso.fixture.ts'

export const endereco = '/portal/recurso/700000001'

const ajuda = {
  codigoGlosa: '3067',
  texto: 'Radiografia final não enviada',
  quandoOcorre: 'A final não veio.',
  comoEvitar: 'Envie a final.',
  comoRecorrer: 'Anexe a final.',
}

export const canal = createItem({
  codigoFace: 'OM',
  valorInformado: '500.00',
  tipoGlosa: 'R',
  glosa: [
    {
      codigoGlosa: '3067',
      texto: 'Radiografia final não enviada',
      natureza: null,
      detalhe: null,
      ajudaEvento: ajuda,
    },
  ],
})
export const profilaxia = createItemComMotivo({ valorInformado: '60.00' })
/** One that an appeal makes no sense for. */
export const limite = createItemComMotivo({
  numeroSequencialInclusao: 3,
  descricao: 'Aplicação de flúor',
  valorGlosado: '45.00',
  cabe: false,
  porque: 'É um limite do contrato.',
  novidades: [{ tipo: 'documento', rotulo: 'Cláusula do contrato', obrigatoria: true }],
})

/** What is sent of the first event where nothing was changed. */
export const RASCUNHO_CANAL =
  'Recurso da glosa 3067: Radiografia final não enviada. Evento 85200158, Tratamento endodôntico unirradicular, ' +
  'dente 11, realizado em 05/10/2026. Novo desde a glosa: imagem final (canal-11-final.jpg).'
export const RASCUNHO_PROFILAXIA =
  'Recurso da glosa 3016: Intervalo entre eventos. Evento 84000198, Profilaxia, realizado em 05/10/2026.'

/** A guide of two denied events, with the image that the first one asks for in the archive. */
export const ambos = createRecurso({ valorGlosado: '540.00', itens: [canal, profilaxia] })

const enviado = {
  destino: 'recorrido',
  descricaoJustificativa: 'Segue a imagem.',
  motivo: null,
  anexos: [
    {
      tipo: 'imagemFinal',
      numeroFicha: 700000001,
      sequencial: 9,
      nomeArquivo: 'canal-11-final.jpg',
      paginasTela: 1,
    },
  ],
  dados: [
    { tipo: 'dente', valor: '12' },
    { tipo: 'data', valor: '2026-10-06' },
  ],
  valorRecursado: '470.00',
  decisao: null,
  valorLiberado: null,
  resposta: null,
} as const

const foraDele = {
  ...enviado,
  descricaoJustificativa: '',
  anexos: [],
  dados: [],
  valorRecursado: '0.00',
} as const

/** The same once it was sent: one appealed, one given up, one left out. */
export const mandado = createRecurso({
  statusFicha: 13,
  situacao: 'RECURSO',
  protocolo: 'R00000000001',
  enviadoEm: '2026-11-20T15:30:00.000Z',
  prazoResposta: '2026-12-20',
  valorGlosado: '585.00',
  valorRecursado: '470.00',
  itens: [
    { ...canal, enviado: { ...enviado, anexos: [...enviado.anexos], dados: [...enviado.dados] } },
    {
      ...profilaxia,
      enviado: { ...foraDele, anexos: [], dados: [], destino: 'desistido', motivo: 'Mudou.' },
    },
    { ...limite, enviado: { ...foraDele, anexos: [], dados: [], destino: 'omitido' } },
  ],
})

/** And once it was decided. */
export const decidido = createRecurso({
  ...mandado,
  statusFicha: 15,
  situacao: 'DECIDIDO',
  julgadoEm: '2026-11-21T11:00:00.000Z',
  valorLiberado: '300.00',
  itens: mandado.itens.map((item, i) =>
    i === 0 && item.enviado
      ? {
          ...item,
          enviado: {
            ...item.enviado,
            decisao: 'A' as const,
            valorLiberado: '300.00',
            resposta: { codigoGlosa: '3095', texto: 'Recurso aceito', razao: 'A imagem mostra.' },
          },
        }
      : item,
  ),
})

/** An archive with what may answer the first event, and with what may not. */
export const acervo = [
  createImagem(),
  createImagem({ sequencial: 8, nomeArquivo: 'vizinho-12.jpg', dente: '12', momento: 'recurso' }),
  createImagem({ sequencial: 7, nomeArquivo: 'boca.jpg', dente: null, numeroFicha: 600 }),
  createImagem({ sequencial: 6, nomeArquivo: 'longe-26.jpg', dente: '26' }),
  createImagem({ sequencial: 5, nomeArquivo: 'antes.jpg', momento: 'inicial' }),
  createImagem({ sequencial: 4, nomeArquivo: 'julgada.jpg', julgadaPara: [1] }),
  createImagem({ sequencial: 3, nomeArquivo: 'velha.jpg', enviadaEm: '2026-10-04T12:00:00.000Z' }),
]

/** The page of a guide's appeal; the function returned tells that the guide has changed. */
export function answerRecurso(recurso: RecursoDetalhado): () => void {
  answer(recursoGlosa.getRecursoDetalhado, recurso)
  answer(recursoGlosa.sendRecurso, {
    numeroFicha: 700000001,
    protocolo: 'R00000000001',
    prazoResposta: '2026-12-21',
  })
  answerFile(imagem.getImagem, 'x', 'mini.png')
  const tell = answerStream(pesquisa.watchGuia, { versao: 3 })
  return () => tell({ versao: 4 })
}

/** Opens a guide's appeal that may still be written. */
export async function openRecurso(recurso = ambos): Promise<void> {
  answerRecurso(recurso)
  openPage(endereco)
  await expect.element(page.getByRole('checkbox', { name: /^Recorrer deste evento/ }).first()).toBeVisible()
}

/** Opens the appeal of one event. */
export const openItem = (item = createItem(), imagens = ambos.acervo): Promise<void> =>
  openRecurso(createRecurso({ itens: [item], acervo: imagens }))

/** Sends the appeal with the keyboard, and tells what went with its first event. */
export async function sendRecursoAberto() {
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const conferencia = page.getByRole('alertdialog')
  await conferencia.getByRole('button', { name: /^Enviar/ }).click()
  await expect.poll(() => sent(recursoGlosa.sendRecurso)).toHaveLength(1)
  return sent(recursoGlosa.sendRecurso)[0]?.body.eventos[0]
}
