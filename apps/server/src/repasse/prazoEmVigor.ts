/** The term of appeal of a network's contracts that is in force on a day, as a subquery; SQL's own `findPrazoRecurso`. */
export const prazoEmVigor = (colunas: string, rede: string, dia: string): string =>
  `(select ${colunas} from prazo_recurso t where t.rede = ${rede} and t.desde <= ${dia} order by t.desde desc limit 1)`
