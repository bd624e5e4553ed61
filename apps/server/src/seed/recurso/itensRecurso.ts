import type { ClasseCarencia } from '@portal/domain/evento/regra/classeCarencia.tables.ts'
import { isImagemDoEvento } from '@portal/domain/imagem/imagemExigida.ts'
import { listNovidadesItem } from '@portal/domain/recursoGlosa/itemRecurso.ts'
import { asksMotivo } from '@portal/domain/recursoGlosa/novidade.ts'
import { decideTipoGlosa } from '@portal/domain/recursoGlosa/recurso.tables.ts'
import type { Anexo } from '../../recursoGlosa/anexo.store.ts'
import { codigosDe, type EventoGlosado } from '../../recursoGlosa/glosado.store.ts'
import { redraft } from '../../recursoGlosa/loadGanhos.ts'
import type { NovoItem } from '../../recursoGlosa/recurso.store.ts'
import type { TabelaRegras } from '../../regraEvento/regras.ts'
import { JUSTIFICATIVAS, MOTIVOS_CLINICOS, MOTIVOS_ORTODONTIA } from '../guia/tratamento.data.ts'
import type { ImagemRecurso } from './recorrida.store.ts'

const isTipoImagem = (tipo: string): tipo is 'imagemInicial' | 'imagemFinal' =>
  tipo === 'imagemInicial' || tipo === 'imagemFinal'

const motivos: Readonly<Partial<Record<ClasseCarencia, readonly string[]>>> = {
  dentistica: JUSTIFICATIVAS,
  odontopediatria: JUSTIFICATIVAS,
  ortodontia: MOTIVOS_ORTODONTIA,
}

/** Three practices in five tell a clinical reason; the others send the draft as it is. */
function findMotivo({ numeroFicha }: EventoGlosado, classe: ClasseCarencia | undefined): string | undefined {
  const daClasse = (classe && motivos[classe]) ?? MOTIVOS_CLINICOS
  return numeroFicha % 5 < 3 ? daClasse[numeroFicha % daClasse.length] : undefined
}

/** One in ten sends no word at all. */
const isSemTexto = ({ numeroFicha }: EventoGlosado): boolean => numeroFicha % 10 === 9

/** What the appeal of a guide of the seed says of an event, and what it shows: whatever came with it. */
export function toItemRecurso(
  evento: EventoGlosado,
  imagens: readonly ImagemRecurso[],
  tabela: Pick<TabelaRegras, 'find'>,
): { item: NovoItem; anexos: Anexo[] } {
  const { numeroFicha, sequencialInclusao, codigoLocalizacao } = evento
  const codigosGlosa = codigosDe(evento)
  const pedidas = listNovidadesItem(codigosGlosa)
  const dele = imagens.filter(
    (imagem) =>
      imagem.numeroFicha === numeroFicha &&
      isImagemDoEvento(imagem, { numeroSequencialInclusao: sequencialInclusao, codigoLocalizacao }),
  )
  const trazidas = pedidas.flatMap(({ tipo }) =>
    isTipoImagem(tipo) ? dele.map((imagem) => ({ tipo, imagem })) : [],
  )
  const rascunho = redraft(evento, { denteNovo: null, dataNova: null }, trazidas, tabela)
  const motivo = asksMotivo(pedidas)
    ? findMotivo(evento, tabela.find(evento.codigoEvento)?.classeCarencia)
    : undefined
  return {
    item: {
      ...{ numeroFicha, sequencialInclusao, codigosGlosa },
      destino: 'recorrido',
      tipoGlosa: decideTipoGlosa(evento),
      justificativa: isSemTexto(evento) ? '' : [rascunho, motivo].filter(Boolean).join(' '),
      motivo: null,
      denteNovo: null,
      dataNova: null,
      recursadoCentavos: evento.glosaCentavos,
    },
    anexos: trazidas.map(({ tipo, imagem }) => ({
      ...{ numeroFicha, sequencialInclusao, tipo },
      fichaImagem: imagem.numeroFicha,
      sequencialImagem: imagem.sequencial,
    })),
  }
}
