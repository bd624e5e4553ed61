import { camposMotivo, naturezasGlosa, severidadesMotivo } from '@portal/domain/evento/motivo.ts'
import { momentosExigidos } from '@portal/domain/imagem/imagemExigida.ts'
import Type, { type Static } from 'typebox'
import { CodigoEvento, CodigoFace, Data, Nulavel, Objeto, Sequencial, UmDe } from './campo.ts'

const momento = UmDe(momentosExigidos)
const rotulo = Type.String()

/** A correction that the screen can apply in one click, and that would cure the reason it comes with. */
export const Correcao = Type.Union([
  Objeto({ tipo: Type.Literal('trocarFaces'), faces: CodigoFace, rotulo }),
  Objeto({ tipo: Type.Literal('trocarEvento'), codigoEvento: CodigoEvento, rotulo }),
  Objeto({ tipo: Type.Literal('trocarDente'), dente: Type.String(), rotulo }),
  Objeto({ tipo: Type.Literal('removerDente'), rotulo }),
  Objeto({ tipo: Type.Literal('trocarRegiao'), regiao: Type.String(), rotulo }),
  Objeto({ tipo: Type.Literal('removerRegiao'), rotulo }),
  Objeto({ tipo: Type.Literal('removerFaces'), rotulo }),
  Objeto({ tipo: Type.Literal('trocarQuantidade'), quantidade: Type.Integer({ minimum: 1 }), rotulo }),
  Objeto({ tipo: Type.Literal('trocarData'), data: Data, rotulo }),
  Objeto({ tipo: Type.Literal('anexarImagem'), momento, rotulo }),
  Objeto({ tipo: Type.Literal('justificar'), rotulo }),
  Objeto({ tipo: Type.Literal('removerItem'), rotulo }),
  Objeto({
    tipo: Type.Literal('juntarFaces'),
    sequencial: Sequencial,
    codigoEvento: CodigoEvento,
    faces: CodigoFace,
    rotulo,
  }),
])
export type Correcao = Static<typeof Correcao>

/** Why an event would be denied, held or warned about, in the literal words of table 38. */
export const Motivo = Objeto({
  codigoGlosa: Type.String({ pattern: '^[0-9]{4}$' }),
  severidade: UmDe(severidadesMotivo),
  campo: UmDe(camposMotivo),
  texto: Type.String(),
  possivelEm: Type.Optional(Data),
  eventoAnterior: Type.Optional(Objeto({ codigoEvento: CodigoEvento, data: Data, proprio: Type.Boolean() })),
  reserva: Type.Optional(
    Objeto({
      codigoEvento: CodigoEvento,
      reservadoAte: Data,
      proprio: Type.Boolean(),
      numeroFicha: Type.Optional(Type.Integer()),
    }),
  ),
  /** The line of this guide that it gives way to. */
  linha: Type.Optional(Sequencial),
  correcao: Type.Optional(Correcao),
  /** With `pendenciaJustificativa`: the characters that a justification must have. */
  justificativaMinima: Type.Optional(Type.Integer({ minimum: 1 })),
  natureza: Type.Optional(UmDe(naturezasGlosa)),
  /** Why, more closely than table 38 tells. */
  submotivo: Type.Optional(
    Objeto({ codigo: Type.String(), texto: Type.String(), comoEvitar: Type.String() }),
  ),
})
export type Motivo = Static<typeof Motivo>

/** Reasons of one item of a guide. */
export const MotivosItem = Objeto({ numeroSequencialInclusao: Sequencial, motivos: Type.Array(Motivo) })

/** What `ajudaEvento` (Spec §3.2) tells of a denial, in three texts. */
export const AjudaEvento = Objeto({
  codigoGlosa: Type.String(),
  texto: Type.String(),
  quandoOcorre: Type.String(),
  comoEvitar: Type.String(),
  comoRecorrer: Type.String(),
})

/** A denial of the payment, with its help. */
export const Glosa = Objeto({
  codigoGlosa: Type.String(),
  /** Literal text of table 38. */
  texto: Type.String(),
  natureza: Nulavel(Type.String()),
  /** More closely than table 38 tells. */
  detalhe: Nulavel(Type.String()),
  ajudaEvento: Nulavel(AjudaEvento),
})
export type Glosa = Static<typeof Glosa>
