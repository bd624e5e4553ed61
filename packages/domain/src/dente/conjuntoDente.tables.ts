import { DENTES, type Dente } from './dente.tables.ts'

function listCodigos(filter: (dente: Dente) => boolean): readonly string[] {
  return DENTES.filter(filter).map((dente) => dente.codigo)
}

const isPermanente = (dente: Dente): boolean => dente.denticao === 'permanente' && !dente.supranumerario
const isDeciduo = (dente: Dente): boolean => dente.denticao === 'decidua' && !dente.supranumerario

/** The sets of teeth that the rules of events name. */
export const CONJUNTOS_DENTE = {
  todos: listCodigos((dente) => !dente.supranumerario),
  permanentes: listCodigos(isPermanente),
  deciduos: listCodigos(isDeciduo),
  supranumerarios: listCodigos((dente) => dente.supranumerario),
  /** Simple extraction also reaches permanent supernumerary teeth. */
  permanentesESupranumerarios: listCodigos((dente) => dente.denticao === 'permanente'),
  permanentesAnteriores: listCodigos((dente) => isPermanente(dente) && dente.anterior),
  permanentesPosteriores: listCodigos((dente) => isPermanente(dente) && dente.posterior),
  permanentesSuperiores: listCodigos((dente) => isPermanente(dente) && dente.superior),
  posteriores: listCodigos((dente) => !dente.supranumerario && dente.posterior),
  molares: listCodigos((dente) => isPermanente(dente) && dente.posicao >= 6),
  /** One canal: anterior teeth and the premolars that have one root. */
  umCanal: listCodigos((dente) => isPermanente(dente) && dente.posicao <= 5),
  /** Two canals: premolars and molars, and the upper lateral incisors that some operators accept. */
  doisCanais: listCodigos((dente) => {
    return isPermanente(dente) && (dente.posicao >= 4 || dente.codigo === '12' || dente.codigo === '22')
  }),
  /** Sealant: deciduous molars, premolars, first and second molars. */
  selante: listCodigos((dente) => {
    return isDeciduo(dente) ? dente.posterior : isPermanente(dente) && dente.posterior && dente.posicao <= 7
  }),
  /** Teeth usually found impacted: third molars, canines and lower premolars, among others. */
  inclusos: ['18', '28', '38', '48', '13', '23', '34', '35', '44', '45'],
} as const satisfies Record<string, readonly string[]>

export type NomeConjuntoDente = keyof typeof CONJUNTOS_DENTE
