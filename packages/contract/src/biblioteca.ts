import Type, { type Static } from 'typebox'
import { Data, Objeto } from './campo.ts'
import { route } from './route.ts'

const CodArquivo = Type.Integer({ minimum: 1, maximum: 999_999_999 })

const ArquivoBiblioteca = Objeto({
  codArquivo: CodArquivo,
  titulo: Type.String(),
  descricao: Type.String(),
  versao: Type.Integer({ minimum: 1 }),
  /** The day of this version. */
  data: Data,
  tipo: Type.Literal('pdf'),
  /** Of the file as it is downloaded. */
  tamanhoBytes: Type.Integer({ minimum: 1 }),
  paginas: Type.Integer({ minimum: 1 }),
})
export type ArquivoBiblioteca = Static<typeof ArquivoBiblioteca>

const GrupoBiblioteca = Objeto({ grupo: Type.String(), arquivos: Type.Array(ArquivoBiblioteca) })
export type GrupoBiblioteca = Static<typeof GrupoBiblioteca>

const query = Objeto({ codArquivo: CodArquivo })

/** What the operator hands its providers to read, of their network or of all. Spec §7.8; Operadora §6. */
export const biblioteca = {
  listBiblioteca: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/biblioteca/listar-biblioteca',
    summary: 'Arquivos da biblioteca por grupo, cada um com versão, data, tamanho e páginas',
    reply: Objeto({ grupos: Type.Array(GrupoBiblioteca) }),
    errors: [],
    permission: 'BIBLIOTECA',
  }),
  getArquivo: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/biblioteca/arquivo',
    summary: 'Um arquivo da biblioteca com o seu texto, para ler na tela',
    query,
    reply: Objeto({ ...ArquivoBiblioteca.properties, grupo: Type.String(), texto: Type.String() }),
    errors: ['API-BIB-0001'],
    permission: 'BIBLIOTECA',
    own: true,
  }),
  exportArquivo: route({
    method: 'GET',
    path: '/api/credenciado/v1/credenciado/biblioteca/arquivo/pdf',
    summary: 'Um arquivo da biblioteca em PDF, para guardar',
    query,
    reply: 'arquivo',
    arquivo: ['biblioteca-{codArquivo}.pdf'],
    errors: ['API-BIB-0001'],
    permission: 'BIBLIOTECA',
    own: true,
  }),
}
