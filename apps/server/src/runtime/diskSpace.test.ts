import pg from 'pg'
import { expect, it } from 'vitest'
import { createDiskSpace, isOutOfSpace } from './diskSpace.ts'

const ofFile = (code: string) => Object.assign(new Error('write'), { code })
function ofDatabase(code: string, message: string): Error {
  const error = new pg.DatabaseError(message, message.length, 'error')
  error.code = code
  return error
}

it.each([
  ['a full disk', true, ofFile('ENOSPC')],
  ['a quota that is used up', true, ofFile('EDQUOT')],
  ['a file that may not grow', true, ofFile('EFBIG')],
  ['a file that is not there', false, ofFile('ENOENT')],
  ['a full disk of the database', true, ofDatabase('53100', 'could not extend file')],
  ['a quota of the database', true, ofDatabase('XX000', 'could not extend file "x": Disk quota exceeded')],
  ['too many connections of the database', false, ofDatabase('53300', 'sorry, too many clients already')],
  ['anything else', false, new Error('não deu')],
  ['no error', false, 'ENOSPC'],
])('%s is about room: %s', (_nome, isAbout, error) => {
  expect(isOutOfSpace(error)).toBe(isAbout)
})

it('believes for some seconds what a write was answered', async () => {
  let now = 0
  const diskSpace = createDiskSpace('.', [], () => now)
  expect(await diskSpace.findImpedimento()).toBeUndefined()
  diskSpace.note(new Error('não deu'))
  expect(await diskSpace.findImpedimento()).toBeUndefined()
  diskSpace.note(ofFile('ENOSPC'))
  now = 9_999
  expect(await diskSpace.findImpedimento()).toBe('semEspaco')
  now = 10_000
  expect(await diskSpace.findImpedimento()).toBeUndefined()
  diskSpace.note(Object.assign(ofFile('EACCES'), { path: 'imagens/00' }))
  expect(await diskSpace.findImpedimento()).toBe('semGravacao')
})

it('takes what a connection was refused for no word about files', async () => {
  const diskSpace = createDiskSpace('.')
  diskSpace.note(ofFile('EACCES'))
  expect(await diskSpace.findImpedimento()).toBeUndefined()
})

it('sees a folder in which nobody can write, root neither', async () => {
  expect(await createDiskSpace('.', ['/proc/sys']).findImpedimento()).toBe('semGravacao')
})

it('says nothing of a folder that is not there', async () => {
  expect(await createDiskSpace('/nao/existe').findImpedimento()).toBeUndefined()
})
