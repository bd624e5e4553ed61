import { SENHA_DEMONSTRACAO, SENHA_EXPIRADA } from './credenciado.data.ts'

export type DemonstrationUser = {
  readonly login: string
  readonly quem: string
  readonly mostra: string
  /** Null at first access: there is none yet. */
  readonly senha: string | null
}

function user(login: string, quem: string, mostra: string, senha: string | null = SENHA_DEMONSTRACAO) {
  return { login, quem, mostra, senha }
}

/** Who may enter the demonstration, and what each one shows (Produto §11). */
export const demonstrationUsers: readonly DemonstrationUser[] = [
  user('100001', 'Dentista, clínica geral', 'O dia a dia completo'),
  user('100002', 'Ortodontista', 'Guias de ortodontia, prorrogação e reanálise'),
  user('100003', 'Unidade de radiologia', 'Captura de pedidos e envio de exames'),
  user('100004', 'Clínica com duas unidades e seis dentistas', 'Corpo clínico e divisão do demonstrativo'),
  user('1000041', 'Paulo Sérgio Vilela, dentista da 100004', 'Vê todas as unidades e a clínica'),
  user('1000042', 'Renata Coelho Duarte, dentista da 100004', 'Vê os dentistas da Unidade Centro'),
  user('1000043', 'Thiago Batista Rangel, dentista da 100004', 'Vê só o que é seu'),
  user('1000044', 'Sílvia Helena Araújo, dentista da 100004', 'Vê os dentistas da Unidade Jardins'),
  user('1000045', 'Camila Freitas Aguiar, dentista da 100004', 'Vê só o que é seu'),
  user('1000046', 'Marcelo Yamada, dentista da 100004', 'Vê todas as unidades e a clínica'),
  user('100005', 'Primeiro acesso, ainda sem senha', 'Definição da primeira senha', null),
  user('100006', 'Senha expirada', 'Redefinição da senha expirada', SENHA_EXPIRADA),
  user('100007', 'Dentista com pendências', 'Termos, beneficiários inativos e cadastro a atualizar'),
  user('100008', 'Dentista sem especialidades', 'O aviso que não pode ser dispensado'),
  user('100009', 'Dentista que não libera senha', 'Itens de menu bloqueados e seus motivos'),
  user('100010', 'Dentista com o sistema anterior', 'Um item do menu que abre lá, e a volta por token'),
  user('100011', 'Outra unidade de radiologia da mesma rede', 'O pedido que outra unidade já capturou'),
  user('200001', 'Dentista da Meridiano Dental', 'A marca do banco; entra também como eduardo.leal'),
  user('200002', 'Unidade de radiologia da Meridiano Dental', 'Pedidos de outra rede, que ela não captura'),
  user('300001', 'Dentista da Lumina Rede', 'A terceira marca'),
]

/** The table that `npm start` prints beside the address. */
export function printCast(): string {
  const widths = { login: 7, quem: 44, mostra: 56 }
  const lines = demonstrationUsers.map(({ login, quem, mostra, senha }) =>
    [
      login.padEnd(widths.login),
      quem.padEnd(widths.quem),
      mostra.padEnd(widths.mostra),
      senha ?? 'sem senha',
    ].join('  '),
  )
  return ['Usuários da demonstração (código, quem é, o que mostra, senha):', ...lines].join('\n')
}
