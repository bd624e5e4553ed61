import { codigoRadiologia } from '@portal/domain/especialidade/especialidade.tables.ts'
import { tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import type { Captura } from '../../capturaExame/capturaExame.store.ts'
import { listExamesAprovados, toConteudo } from '../../capturaExame/linhasGuia.ts'
import { createAssociado, indexOfCartao } from '../associado/populacao.ts'
import type { GuiaVivida, Numero } from '../guia/esbocoGuia.ts'
import { credenciadoOf } from '../guia/gerador.ts'
import { createItemAprovado, regraOf } from '../guia/item.ts'
import { listPassos, type PassoRoteiro } from '../guia/roteiro.ts'
import type { GuiaSemeada, LinhaSemeada } from '../linha/guiaSemeada.ts'
import { findCongelamento } from '../linha/linhaImagem.ts'
import { toLinhasGuia } from '../linha/linhasGuia.ts'
import { type Filme, pickFilme } from '../radiografia/acervo.ts'
import type { Ponto } from './cena.data.ts'
import type { Palco } from './palco.ts'

type Pedido = Pick<Captura, 'codigoAssociado' | 'eventos' | 'numeroSolicitacao'>

/** The kit's tracing and the panoramic come with a report. */
const COM_LAUDO = ['81000405', '98958569', '98958577', '98958585']

/** What the unit sends of an exam: a film of each place, and the report. */
type Envio = { nome: string; filme: Filme; linhas: readonly number[] }

function listEnvios({ eventos }: Pedido, { acervo }: Palco): Envio[] {
  let linha = 0
  const envios: Envio[] = []
  const usadas = new Set<string>()
  for (const { codigoEvento, locais, situacao } of eventos) {
    if (situacao !== 'APROVADO') continue
    const regra = regraOf(codigoEvento)
    for (const dente of locais.length > 0 ? locais.map(({ dentes }) => dentes?.[0] ?? null) : [null]) {
      linha += 1
      const filme = pickFilme(acervo, { regra, dente, momento: 'inicial' }, usadas)
      if (filme) {
        usadas.add(filme.sha256)
        envios.push({ nome: dente ? `periapical-${dente}.jpg` : 'panoramica.jpg', filme, linhas: [linha] })
      }
    }
    if (COM_LAUDO.includes(codigoEvento))
      envios.push({ nome: 'laudo.pdf', filme: acervo.laudo, linhas: [linha] })
  }
  return envios
}

const upload = (espera: PassoRoteiro['espera']): PassoRoteiro => ({
  acao: 'uploadImagem',
  autor: 'credenciado',
  status: 'autorizada',
  etapa: 'tratamentoRealizado',
  espera,
})

const ATE: Readonly<Record<Exclude<Ponto, 'captura'>, PassoRoteiro['acao']>> = {
  abertura: 'releaseSenha',
  envio: 'send',
  feito: 'updateDataEvento',
  imagem: 'uploadImagem',
  pagamento: 'processPagamento',
}

/** A radiology guide is done on the day of its capture or the next: the patient is there. */
function listPassosExame(envios: number, ate: Exclude<Ponto, 'captura'>): PassoRoteiro[] {
  const passos = listPassos({
    complementar: false,
    via: 'automatica',
    decisao: 'autorizada',
    token: false,
    recurso: false,
  }).flatMap((passo): PassoRoteiro[] => {
    if (passo.etapa === 'faturamento') return [passo]
    if (passo.acao !== 'updateDataEvento') return [{ ...passo, espera: [0, 0] }]
    const enviados = Array.from({ length: envios }, (_, i) => upload(i === 0 ? [0, 1] : [0, 0]))
    return [{ ...passo, espera: [0, 0] }, ...enviados]
  })
  return passos.slice(0, passos.findLastIndex(({ acao }) => acao === ATE[ate]) + 1)
}

/** The guide that a unit opens, on that day, for what it is about to capture. */
export function liveGuiaExame(
  palco: Palco,
  pedido: Pedido,
  unidade: number,
  dia: string,
  ate: Exclude<Ponto, 'captura'>,
): GuiaVivida {
  const { gerador, tabela, hoje } = palco
  const itens = toConteudo(pedido, tabela).itens.map(({ codigoEvento, regiao = null }) =>
    createItemAprovado(codigoEvento, { dente: null, regiao, faces: null }),
  )
  const associado = createAssociado(indexOfCartao(pedido.codigoAssociado), hoje)
  return gerador.live(
    {
      credenciado: credenciadoOf(unidade),
      pedido: { associado, codigoCredenciado: unidade, data: dia },
      especialidade: codigoRadiologia,
      tipo: tipoGuia.exameRadiologico,
      itens,
      numeroFichaPrincipal: null,
    },
    listPassosExame(listEnvios(pedido, palco).length, ate),
  )
}

/** Each image at the moment at which it was sent; those of later are not there yet. */
function toImagens(palco: Palco, pedido: Pedido, guia: GuiaVivida, numeroFicha: number) {
  const enviados = guia.momentos.filter(({ passo }) => passo.acao === 'uploadImagem')
  return listEnvios(pedido, palco).flatMap(({ nome, filme, linhas }, i): LinhaSemeada<'imagem_guia'>[] => {
    const em = enviados[i]?.em
    if (!em) return []
    const eventos = linhas.map((numeroSequencialInclusao) => ({
      numeroSequencialInclusao,
      codigoLocalizacao: guia.itens[numeroSequencialInclusao - 1]?.local.regiao ?? null,
    }))
    return [
      {
        numero_ficha: numeroFicha,
        sequencial: i + 1,
        codigo_credenciado: guia.credenciado.codigo,
        codigo_associado: pedido.codigoAssociado,
        nome_arquivo: nome,
        ...filme,
        momento: 'final',
        dente: null,
        enviada_em: em,
        eventos: JSON.stringify(eventos),
        ...findCongelamento(guia, em),
      },
    ]
  })
}

/** The rows of the guide under the number that its capture reserved. */
export function toGuiaExame(palco: Palco, captura: Captura, guia: GuiaVivida, numero: Numero): GuiaSemeada {
  const { tabela, precos, random } = palco
  const conteudo = toConteudo(captura, tabela)
  const linhas = toLinhasGuia(guia, numero, precos, random)
  const [nascimento] = guia.momentos
  const isAberta = guia.momentos.length === 1
  return {
    ...linhas,
    guia: linhas.guia.map((linha) => ({
      ...linha,
      numero_pedido_exame: captura.numeroSolicitacao,
      exames_aprovados: JSON.stringify(listExamesAprovados(captura, tabela)),
      nome_solicitante: captura.nomeSolicitante,
      cro_solicitante: captura.croSolicitante,
      uf_solicitante: captura.ufSolicitante,
      tipo_solicitante: 'CREDENCIADO',
      codigo_dentista_solicitante: captura.codigoDentista,
    })),
    imagem_guia: toImagens(palco, captura, guia, numero.numeroFicha),
    rascunho_guia:
      isAberta && nascimento
        ? [
            {
              numero_ficha: numero.numeroFicha,
              codigo_credenciado: guia.credenciado.codigo,
              revisao: 1,
              conteudo: JSON.stringify(conteudo),
              salvo_em: nascimento.em,
            },
          ]
        : [],
  }
}
