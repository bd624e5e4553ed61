import type { ImagemAcervo, ItemRecurso, RecursoDetalhado } from '@portal/contract/recursoGlosa.ts'

/** A root canal denied for want of its final image. */
export const createItem = (mudancas: Partial<ItemRecurso> = {}): ItemRecurso => ({
  numeroSequencialInclusao: 1,
  codigoEvento: '85200158',
  descricao: 'Tratamento endodôntico unirradicular',
  codigoLocalizacao: '11',
  codigoFace: null,
  quantidade: 1,
  dataRealizacao: '2026-10-05',
  valorInformado: '480.00',
  valorGlosado: '480.00',
  tipoGlosa: 'G',
  glosa: [
    {
      codigoGlosa: '3067',
      texto: 'Radiografia final não enviada',
      natureza: null,
      detalhe: null,
      ajudaEvento: null,
    },
  ],
  cabe: true,
  porque: 'Vale recorrer enviando o que faltou: imagem final.',
  novidades: [{ tipo: 'imagemFinal', rotulo: 'Imagem final', obrigatoria: true }],
  ganhos: null,
  enviado: null,
  ...mudancas,
})

/** A cleaning too soon after the last, which only a reason of its own may excuse. */
export const createItemComMotivo = (mudancas: Partial<ItemRecurso> = {}): ItemRecurso =>
  createItem({
    numeroSequencialInclusao: 2,
    codigoEvento: '84000198',
    descricao: 'Profilaxia',
    codigoLocalizacao: null,
    valorGlosado: '60.00',
    glosa: [
      {
        codigoGlosa: '3016',
        texto: 'Intervalo entre eventos',
        natureza: null,
        detalhe: null,
        ajudaEvento: null,
      },
    ],
    novidades: [
      { tipo: 'justificativa', rotulo: 'Motivo clínico, nas suas palavras', obrigatoria: true },
      { tipo: 'imagemInicial', rotulo: 'Imagem que mostra o motivo', obrigatoria: false },
    ],
    ...mudancas,
  })

export const createImagem = (mudancas: Partial<ImagemAcervo> = {}): ImagemAcervo => ({
  numeroFicha: 700000001,
  sequencial: 9,
  nomeArquivo: 'canal-11-final.jpg',
  tipo: 'Radiografia periapical',
  momento: 'final',
  dente: '11',
  paginasTela: 1,
  enviadaEm: '2026-11-02T12:00:00.000Z',
  julgadaPara: [],
  ...mudancas,
})

/** A guide that may be appealed, with what answers its denial in the archive. */
export const createRecurso = (mudancas: Partial<RecursoDetalhado> = {}): RecursoDetalhado => ({
  numeroFicha: 700000001,
  statusFicha: 12,
  situacao: 'RECORRER',
  dataGlosa: '2026-11-01',
  prazoRecurso: '2026-12-01',
  prazoResposta: null,
  protocolo: null,
  enviadoEm: null,
  julgadoEm: null,
  valorGlosado: '480.00',
  valorRecursado: '0.00',
  valorLiberado: null,
  versao: 3,
  bloqueio: false,
  nomeAssociado: 'Ana Souza',
  nomeDentista: 'Beatriz Lima',
  protocoloGuia: 'P00000000001',
  itens: [createItem()],
  acervo: [createImagem()],
  ...mudancas,
})
