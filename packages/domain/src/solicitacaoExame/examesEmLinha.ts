/** An exam by its code, and the codes of the places where it is asked for. */
export type ExameEmLinha = { readonly codigo: string; readonly locais: readonly string[] }

const EXAME = '[0-9]{8}(:[0-9A-Z]{2,6}(\\+[0-9A-Z]{2,6})*)?'

/** Exams as an address names them: by comma, each with its places, `81000421:RMID+RMIE,81000405`. */
export const FORMA_EXAMES = `^${EXAME}(,${EXAME})*$`

export const toExamesEmLinha = (exames: readonly ExameEmLinha[]): string =>
  exames.map(({ codigo, locais }) => (locais.length > 0 ? `${codigo}:${locais.join('+')}` : codigo)).join(',')

/** The exams of a line that has the form. */
export const parseExamesEmLinha = (linha: string): readonly ExameEmLinha[] =>
  linha.split(',').map((exame) => {
    const [codigo = '', locais] = exame.split(':')
    return { codigo, locais: locais?.split('+') ?? [] }
  })
