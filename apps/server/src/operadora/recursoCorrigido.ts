import { addDays, toBrasileira } from '@portal/domain/calendario/dataCivil.ts'
import type { Motivo } from '@portal/domain/evento/motivo.ts'
import { sayGlosa } from '@portal/domain/glosa/sayGlosa.ts'
import { isEventoPagavel } from '@portal/domain/guia/estadoGuia.ts'
import type { ImagemPresente } from '@portal/domain/imagem/imagemExigida.ts'
import { type DadosCorrigidos, judgeCorrecao } from '@portal/domain/recursoGlosa/correcao.ts'
import { listForaDoPrazo } from '@portal/domain/repasse/apresentacao.ts'
import type { Evento } from '../guia/fatos/evento.store.ts'
import { createContextoGuia, type FatosGuia, toItem, withoutOrdem } from '../guia/fatos/fatosGuia.ts'
import type { GuiaCarregada } from '../guia/fatos/loadGuia.ts'
import type { ImagemAnexada } from '../recursoGlosa/anexo.store.ts'
import type { ItemRecurso, Julgado } from '../recursoGlosa/recurso.store.ts'

/** What the appeal shows of the event's moments. */
const toImagens = (anexos: readonly ImagemAnexada[], { sequencialInclusao, dente, regiao }: Evento) =>
  anexos.flatMap((anexo): ImagemPresente[] => {
    if (anexo.sequencialInclusao !== sequencialInclusao) return []
    if (anexo.tipo !== 'imagemInicial' && anexo.tipo !== 'imagemFinal') return []
    const nomeado = { numeroSequencialInclusao: sequencialInclusao, codigoLocalizacao: dente ?? regiao }
    return [{ momento: anexo.tipo === 'imagemFinal' ? 'final' : 'inicial', eventos: [nomeado] }]
  })

/** What the appeal is judged with besides its own item. */
export type MeiosCorrecao = {
  fatos: FatosGuia
  carregada: GuiaCarregada
  anexos: readonly ImagemAnexada[]
  /** When the guide was forwarded to the payment, `YYYY-MM-DD`. */
  apresentadaEm: string
}

function findContra(evento: Evento, item: ItemRecurso, meios: MeiosCorrecao): Motivo | undefined {
  const { fatos, carregada, anexos, apresentadaEm } = meios
  const { guia, eventos, imagens } = carregada
  const outros = eventos.filter(
    (outro) => isEventoPagavel(outro) && outro.sequencialInclusao !== evento.sequencialInclusao,
  )
  const sent = toItem(evento)
  const contexto = createContextoGuia(withoutOrdem(fatos, evento), {
    momento: 'pagamento',
    itens: [...outros.map(toItem), sent],
    imagens: [...imagens, ...toImagens(anexos, evento)],
    justificativa: guia.justificativaTecnica,
  })
  const datado = { dataRealizacao: item.dataNova }
  const { rede } = fatos.prontuario.contrato
  const [tarde] = listForaDoPrazo(
    fatos.tabela.calendarios,
    datado,
    rede,
    addDays(apresentadaEm, -evento.diasParados),
  )
  return judgeCorrecao(sent, item, contexto, item.codigosGlosa) ?? tarde
}

/** `lugar 27, data 20/11/2026`. */
const sayDados = ({ denteNovo, dataNova }: DadosCorrigidos): string =>
  [denteNovo && `lugar ${denteNovo}`, dataNova && `data ${toBrasileira(dataNova)}`].filter(Boolean).join(', ')

/** What was granted for a corrected place or day, unless another rule denies the event as it now is (Operadora §4). */
export function keepCorrigido(
  julgado: Julgado,
  itens: readonly ItemRecurso[],
  meios: MeiosCorrecao,
): Julgado {
  const { sequencialInclusao } = julgado
  const item = itens.find((each) => each.sequencialInclusao === sequencialInclusao)
  const evento = meios.carregada.eventos.find((each) => each.sequencialInclusao === sequencialInclusao)
  if (julgado.decisao !== 'A' || !item || !evento) return julgado
  const contra = findContra(evento, item, meios)
  if (!contra) return julgado
  return {
    ...julgado,
    decisao: 'R',
    liberadoCentavos: 0,
    codigoResposta: contra.codigoGlosa,
    razao: `Com o dado corrigido (${sayDados(item)}), outra regra nega o evento: ${sayGlosa(contra)}.`,
  }
}
