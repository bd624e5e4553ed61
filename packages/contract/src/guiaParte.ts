import Type from 'typebox'
import { Data, Instante, Nulavel, Objeto } from './campo.ts'

/** One row of the guide's history (product.md, "The life of a guide"). */
export const PassoHistorico = Objeto({
  em: Instante,
  autor: Type.String(),
  acao: Type.String(),
  deStatus: Nulavel(Type.Integer()),
  paraStatus: Type.Integer(),
  deEtapa: Nulavel(Type.Integer()),
  paraEtapa: Type.Integer(),
  motivo: Nulavel(Type.String()),
})

const LimiteData = Objeto({ codigoGlosa: Type.String(), texto: Type.String() })

/** The domain's `JanelaData`: first and last day, each with the denial that speaks against the day beyond. */
export const JanelaData = Objeto({
  desde: Type.Optional(Data),
  antes: Type.Optional(LimiteData),
  ate: Nulavel(Data),
  depois: Type.Optional(LimiteData),
})
