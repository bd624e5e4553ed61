import { inflateSync } from 'node:zlib'
import type { Route } from '@portal/contract/route.ts'
import { readXlsx } from 'hucre'
import type { Answer } from '../testApp.ts'

/** All that a person, or a program, could read in an answer: JSON as it is, a workbook's cells, a PDF's words. */
export async function readTexto({ raw, headers }: Answer<Route>): Promise<string> {
  const tipo = String(headers['content-type'])
  const ditos = JSON.stringify(headers)
  if (tipo.includes('spreadsheet')) return ditos + JSON.stringify(await readXlsx(raw))
  if (tipo.includes('pdf')) return ditos + readPdf(raw)
  // Images too: what their metadata says is text.
  return ditos + raw.toString('utf8') + raw.toString('latin1')
}

/** The words drawn by the compressed streams of a PDF, whose letters are hexadecimal and spaced by numbers. */
function readPdf(raw: Buffer): string {
  const file = raw.toString('latin1')
  const streams = [...file.matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => {
    const start = index + mark.length
    return inflate(raw.subarray(start, file.indexOf('endstream', start)))
  })
  const words = streams.flatMap((stream) =>
    [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, pieces = '']) =>
      [...pieces.matchAll(/<([0-9a-f]*)>/gi)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    ),
  )
  return [file, ...words].join('\n')
}

function inflate(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    // Not a compressed one: its text is in the file already.
    return ''
  }
}
