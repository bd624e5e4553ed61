// 658e2d2045c219f1bdb3f7fdda9961e61fe2400d
export const errosLiberacaoSenha = {
  'API-LIB-0001': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Beneficiário inativo',
    texto: 'O beneficiário não está ativo no plano; não é possível liberar a senha.'
  },
  'API-LIB-0002': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Atendimento suspenso',
    texto: 'O atendimento deste beneficiário está suspenso pela operadora.'
  },
  'API-LIB-0003': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Beneficiário em carência',
    texto: 'O beneficiário ainda cumpre carência para esta especialidade.'
  },
  'API-LIB-0004': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Sem cobertura',
    texto: 'O plano do beneficiário não cobre esta especialidade.'
  },
  'API-LIB-0005': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Especialidade não cadastrada',
    texto: 'Esta especialidade não consta do seu cadastro na operadora.'
  },
  'API-LIB-0007': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Tipo de atendimento inválido',
    texto: 'O tipo de atendimento não combina com a especialidade escolhida.'
  },
  'API-LIB-0008': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Atendimento a recém-nascido',
    texto: 'O atendimento a recém-nascido só vale nos primeiros 30 dias, no cartão da mãe ou do pai.'
  },
  'API-LIB-0009': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Guia complementar não permitida',
    texto: 'A guia principal precisa estar autorizada e em aberto para receber uma complementar.'
  },
  'API-LIB-0010': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Contato inválido',
    texto: 'Confira o telefone e o e-mail do beneficiário.'
  },
  'API-LIB-0011': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Fora da rede do plano',
    texto: 'O plano do beneficiário não é atendido pela sua rede credenciada.'
  },
  'API-LIB-0012': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Especialidade ainda não disponível',
    texto: 'Guias de ortodontia ainda não são liberadas pelo portal.'
  },
  'API-LIB-0013': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Sem guia em andamento',
    texto: 'Só é possível alterar o contato de um paciente com guia em andamento no seu cadastro. Libere a senha e informe o contato em seguida.'
  },
  'API-LIB-0014': {
    status: 429,
    tipo: 'aviso',
    titulo: 'Limite de alterações de contato',
    texto: 'O limite de alterações de contato deste dia já foi usado. O contato fica como estava; informe o novo amanhã.'
  },
  'API-LIB-0015': {
    status: 409,
    tipo: 'aviso',
    titulo: 'Senha já liberada',
    texto: 'A senha deste paciente nesta especialidade acabou de ser liberada. Abra a guia em vez de liberar outra.'
  },
  'API-LIB-0016': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Quem pediu o exame',
    texto: 'A guia de radiologia nasce de um pedido capturado ou de um pedido em papel, com o nome, o CRO e o estado de quem pediu. Informe um dos dois.'
  },
  'API-LIB-0017': {
    status: 404,
    tipo: 'aviso',
    titulo: 'Captura não encontrada',
    texto: 'Não há captura sua deste pedido, com este número de ficha, para este paciente. Capture o pedido e abra a guia com o número que a captura reservou.'
  }
};
//# sourceMappingURL=data:application/json;charset=utf-8;base64,eyJ2ZXJzaW9uIjozLCJuYW1lcyI6WyJlcnJvc0xpYmVyYWNhb1NlbmhhIiwic3RhdHVzIiwidGlwbyIsInRpdHVsbyIsInRleHRvIl0sInNvdXJjZXMiOlsibGliZXJhY2FvU2VuaGEuZXJyb3JzLnRzIl0sInNvdXJjZXNDb250ZW50IjpbImltcG9ydCB0eXBlIHsgRXJyb3JFbnRyeSB9IGZyb20gJy4vZXJyb3JzLnRzJ1xuXG5leHBvcnQgY29uc3QgZXJyb3NMaWJlcmFjYW9TZW5oYSA9IHtcbiAgJ0FQSS1MSUItMDAwMSc6IHtcbiAgICBzdGF0dXM6IDQyMixcbiAgICB0aXBvOiAnYXZpc28nLFxuICAgIHRpdHVsbzogJ0JlbmVmaWNpw6FyaW8gaW5hdGl2bycsXG4gICAgdGV4dG86ICdPIGJlbmVmaWNpw6FyaW8gbsOjbyBlc3TDoSBhdGl2byBubyBwbGFubzsgbsOjbyDDqSBwb3Nzw612ZWwgbGliZXJhciBhIHNlbmhhLicsXG4gIH0sXG4gICdBUEktTElCLTAwMDInOiB7XG4gICAgc3RhdHVzOiA0MjIsXG4gICAgdGlwbzogJ2F2aXNvJyxcbiAgICB0aXR1bG86ICdBdGVuZGltZW50byBzdXNwZW5zbycsXG4gICAgdGV4dG86ICdPIGF0ZW5kaW1lbnRvIGRlc3RlIGJlbmVmaWNpw6FyaW8gZXN0w6Egc3VzcGVuc28gcGVsYSBvcGVyYWRvcmEuJyxcbiAgfSxcbiAgJ0FQSS1MSUItMDAwMyc6IHtcbiAgICBzdGF0dXM6IDQyMixcbiAgICB0aXBvOiAnYXZpc28nLFxuICAgIHRpdHVsbzogJ0JlbmVmaWNpw6FyaW8gZW0gY2Fyw6puY2lhJyxcbiAgICB0ZXh0bzogJ08gYmVuZWZpY2nDoXJpbyBhaW5kYSBjdW1wcmUgY2Fyw6puY2lhIHBhcmEgZXN0YSBlc3BlY2lhbGlkYWRlLicsXG4gIH0sXG4gICdBUEktTElCLTAwMDQnOiB7XG4gICAgc3RhdHVzOiA0MjIsXG4gICAgdGlwbzogJ2F2aXNvJyxcbiAgICB0aXR1bG86ICdTZW0gY29iZXJ0dXJhJyxcbiAgICB0ZXh0bzogJ08gcGxhbm8gZG8gYmVuZWZpY2nDoXJpbyBuw6NvIGNvYnJlIGVzdGEgZXNwZWNpYWxpZGFkZS4nLFxuICB9LFxuICAnQVBJLUxJQi0wMDA1Jzoge1xuICAgIHN0YXR1czogNDIyLFxuICAgIHRpcG86ICdhdmlzbycsXG4gICAgdGl0dWxvOiAnRXNwZWNpYWxpZGFkZSBuw6NvIGNhZGFzdHJhZGEnLFxuICAgIHRleHRvOiAnRXN0YSBlc3BlY2lhbGlkYWRlIG7Do28gY29uc3RhIGRvIHNldSBjYWRhc3RybyBuYSBvcGVyYWRvcmEuJyxcbiAgfSxcbiAgJ0FQSS1MSUItMDAwNyc6IHtcbiAgICBzdGF0dXM6IDQyMixcbiAgICB0aXBvOiAnYXZpc28nLFxuICAgIHRpdHVsbzogJ1RpcG8gZGUgYXRlbmRpbWVudG8gaW52w6FsaWRvJyxcbiAgICB0ZXh0bzogJ08gdGlwbyBkZSBhdGVuZGltZW50byBuw6NvIGNvbWJpbmEgY29tIGEgZXNwZWNpYWxpZGFkZSBlc2NvbGhpZGEuJyxcbiAgfSxcbiAgJ0FQSS1MSUItMDAwOCc6IHtcbiAgICBzdGF0dXM6IDQyMixcbiAgICB0aXBvOiAnYXZpc28nLFxuICAgIHRpdHVsbzogJ0F0ZW5kaW1lbnRvIGEgcmVjw6ltLW5hc2NpZG8nLFxuICAgIHRleHRvOiAnTyBhdGVuZGltZW50byBhIHJlY8OpbS1uYXNjaWRvIHPDsyB2YWxlIG5vcyBwcmltZWlyb3MgMzAgZGlhcywgbm8gY2FydMOjbyBkYSBtw6NlIG91IGRvIHBhaS4nLFxuICB9LFxuICAnQVBJLUxJQi0wMDA5Jzoge1xuICAgIHN0YXR1czogNDIyLFxuICAgIHRpcG86ICdhdmlzbycsXG4gICAgdGl0dWxvOiAnR3VpYSBjb21wbGVtZW50YXIgbsOjbyBwZXJtaXRpZGEnLFxuICAgIHRleHRvOiAnQSBndWlhIHByaW5jaXBhbCBwcmVjaXNhIGVzdGFyIGF1dG9yaXphZGEgZSBlbSBhYmVydG8gcGFyYSByZWNlYmVyIHVtYSBjb21wbGVtZW50YXIuJyxcbiAgfSxcbiAgJ0FQSS1MSUItMDAxMCc6IHtcbiAgICBzdGF0dXM6IDQyMixcbiAgICB0aXBvOiAnYXZpc28nLFxuICAgIHRpdHVsbzogJ0NvbnRhdG8gaW52w6FsaWRvJyxcbiAgICB0ZXh0bzogJ0NvbmZpcmEgbyB0ZWxlZm9uZSBlIG8gZS1tYWlsIGRvIGJlbmVmaWNpw6FyaW8uJyxcbiAgfSxcbiAgJ0FQSS1MSUItMDAxMSc6IHtcbiAgICBzdGF0dXM6IDQyMixcbiAgICB0aXBvOiAnYXZpc28nLFxuICAgIHRpdHVsbzogJ0ZvcmEgZGEgcmVkZSBkbyBwbGFubycsXG4gICAgdGV4dG86ICdPIHBsYW5vIGRvIGJlbmVmaWNpw6FyaW8gbsOjbyDDqSBhdGVuZGlkbyBwZWxhIHN1YSByZWRlIGNyZWRlbmNpYWRhLicsXG4gIH0sXG4gICdBUEktTElCLTAwMTInOiB7XG4gICAgc3RhdHVzOiA0MjIsXG4gICAgdGlwbzogJ2F2aXNvJyxcbiAgICB0aXR1bG86ICdFc3BlY2lhbGlkYWRlIGFpbmRhIG7Do28gZGlzcG9uw612ZWwnLFxuICAgIHRleHRvOiAnR3VpYXMgZGUgb3J0b2RvbnRpYSBhaW5kYSBuw6NvIHPDo28gbGliZXJhZGFzIHBlbG8gcG9ydGFsLicsXG4gIH0sXG4gICdBUEktTElCLTAwMTMnOiB7XG4gICAgc3RhdHVzOiA0MjIsXG4gICAgdGlwbzogJ2F2aXNvJyxcbiAgICB0aXR1bG86ICdTZW0gZ3VpYSBlbSBhbmRhbWVudG8nLFxuICAgIHRleHRvOlxuICAgICAgJ1PDsyDDqSBwb3Nzw612ZWwgYWx0ZXJhciBvIGNvbnRhdG8gZGUgdW0gcGFjaWVudGUgY29tIGd1aWEgZW0gYW5kYW1lbnRvIG5vIHNldSBjYWRhc3Ryby4gTGliZXJlIGEgc2VuaGEgZSBpbmZvcm1lIG8gY29udGF0byBlbSBzZWd1aWRhLicsXG4gIH0sXG4gICdBUEktTElCLTAwMTQnOiB7XG4gICAgc3RhdHVzOiA0MjksXG4gICAgdGlwbzogJ2F2aXNvJyxcbiAgICB0aXR1bG86ICdMaW1pdGUgZGUgYWx0ZXJhw6fDtWVzIGRlIGNvbnRhdG8nLFxuICAgIHRleHRvOlxuICAgICAgJ08gbGltaXRlIGRlIGFsdGVyYcOnw7VlcyBkZSBjb250YXRvIGRlc3RlIGRpYSBqw6EgZm9pIHVzYWRvLiBPIGNvbnRhdG8gZmljYSBjb21vIGVzdGF2YTsgaW5mb3JtZSBvIG5vdm8gYW1hbmjDoy4nLFxuICB9LFxuICAnQVBJLUxJQi0wMDE1Jzoge1xuICAgIHN0YXR1czogNDA5LFxuICAgIHRpcG86ICdhdmlzbycsXG4gICAgdGl0dWxvOiAnU2VuaGEgasOhIGxpYmVyYWRhJyxcbiAgICB0ZXh0bzpcbiAgICAgICdBIHNlbmhhIGRlc3RlIHBhY2llbnRlIG5lc3RhIGVzcGVjaWFsaWRhZGUgYWNhYm91IGRlIHNlciBsaWJlcmFkYS4gQWJyYSBhIGd1aWEgZW0gdmV6IGRlIGxpYmVyYXIgb3V0cmEuJyxcbiAgfSxcbiAgJ0FQSS1MSUItMDAxNic6IHtcbiAgICBzdGF0dXM6IDQyMixcbiAgICB0aXBvOiAnYXZpc28nLFxuICAgIHRpdHVsbzogJ1F1ZW0gcGVkaXUgbyBleGFtZScsXG4gICAgdGV4dG86XG4gICAgICAnQSBndWlhIGRlIHJhZGlvbG9naWEgbmFzY2UgZGUgdW0gcGVkaWRvIGNhcHR1cmFkbyBvdSBkZSB1bSBwZWRpZG8gZW0gcGFwZWwsIGNvbSBvIG5vbWUsIG8gQ1JPIGUgbyBlc3RhZG8gZGUgcXVlbSBwZWRpdS4gSW5mb3JtZSB1bSBkb3MgZG9pcy4nLFxuICB9LFxuICAnQVBJLUxJQi0wMDE3Jzoge1xuICAgIHN0YXR1czogNDA0LFxuICAgIHRpcG86ICdhdmlzbycsXG4gICAgdGl0dWxvOiAnQ2FwdHVyYSBuw6NvIGVuY29udHJhZGEnLFxuICAgIHRleHRvOlxuICAgICAgJ07Do28gaMOhIGNhcHR1cmEgc3VhIGRlc3RlIHBlZGlkbywgY29tIGVzdGUgbsO6bWVybyBkZSBmaWNoYSwgcGFyYSBlc3RlIHBhY2llbnRlLiBDYXB0dXJlIG8gcGVkaWRvIGUgYWJyYSBhIGd1aWEgY29tIG8gbsO6bWVybyBxdWUgYSBjYXB0dXJhIHJlc2Vydm91LicsXG4gIH0sXG59IGFzIGNvbnN0IHNhdGlzZmllcyBSZWNvcmQ8c3RyaW5nLCBFcnJvckVudHJ5PlxuIl0sIm1hcHBpbmdzIjoiQUFFQSxPQUFPLE1BQU1BLG1CQUFtQixHQUFHO0VBQ2pDLGNBQWMsRUFBRTtJQUNkQyxNQUFNLEVBQUUsR0FBRztJQUNYQyxJQUFJLEVBQUUsT0FBTztJQUNiQyxNQUFNLEVBQUUsc0JBQXNCO0lBQzlCQyxLQUFLLEVBQUU7RUFDVCxDQUFDO0VBQ0QsY0FBYyxFQUFFO0lBQ2RILE1BQU0sRUFBRSxHQUFHO0lBQ1hDLElBQUksRUFBRSxPQUFPO0lBQ2JDLE1BQU0sRUFBRSxzQkFBc0I7SUFDOUJDLEtBQUssRUFBRTtFQUNULENBQUM7RUFDRCxjQUFjLEVBQUU7SUFDZEgsTUFBTSxFQUFFLEdBQUc7SUFDWEMsSUFBSSxFQUFFLE9BQU87SUFDYkMsTUFBTSxFQUFFLDBCQUEwQjtJQUNsQ0MsS0FBSyxFQUFFO0VBQ1QsQ0FBQztFQUNELGNBQWMsRUFBRTtJQUNkSCxNQUFNLEVBQUUsR0FBRztJQUNYQyxJQUFJLEVBQUUsT0FBTztJQUNiQyxNQUFNLEVBQUUsZUFBZTtJQUN2QkMsS0FBSyxFQUFFO0VBQ1QsQ0FBQztFQUNELGNBQWMsRUFBRTtJQUNkSCxNQUFNLEVBQUUsR0FBRztJQUNYQyxJQUFJLEVBQUUsT0FBTztJQUNiQyxNQUFNLEVBQUUsOEJBQThCO0lBQ3RDQyxLQUFLLEVBQUU7RUFDVCxDQUFDO0VBQ0QsY0FBYyxFQUFFO0lBQ2RILE1BQU0sRUFBRSxHQUFHO0lBQ1hDLElBQUksRUFBRSxPQUFPO0lBQ2JDLE1BQU0sRUFBRSw4QkFBOEI7SUFDdENDLEtBQUssRUFBRTtFQUNULENBQUM7RUFDRCxjQUFjLEVBQUU7SUFDZEgsTUFBTSxFQUFFLEdBQUc7SUFDWEMsSUFBSSxFQUFFLE9BQU87SUFDYkMsTUFBTSxFQUFFLDZCQUE2QjtJQUNyQ0MsS0FBSyxFQUFFO0VBQ1QsQ0FBQztFQUNELGNBQWMsRUFBRTtJQUNkSCxNQUFNLEVBQUUsR0FBRztJQUNYQyxJQUFJLEVBQUUsT0FBTztJQUNiQyxNQUFNLEVBQUUsaUNBQWlDO0lBQ3pDQyxLQUFLLEVBQUU7RUFDVCxDQUFDO0VBQ0QsY0FBYyxFQUFFO0lBQ2RILE1BQU0sRUFBRSxHQUFHO0lBQ1hDLElBQUksRUFBRSxPQUFPO0lBQ2JDLE1BQU0sRUFBRSxrQkFBa0I7SUFDMUJDLEtBQUssRUFBRTtFQUNULENBQUM7RUFDRCxjQUFjLEVBQUU7SUFDZEgsTUFBTSxFQUFFLEdBQUc7SUFDWEMsSUFBSSxFQUFFLE9BQU87SUFDYkMsTUFBTSxFQUFFLHVCQUF1QjtJQUMvQkMsS0FBSyxFQUFFO0VBQ1QsQ0FBQztFQUNELGNBQWMsRUFBRTtJQUNkSCxNQUFNLEVBQUUsR0FBRztJQUNYQyxJQUFJLEVBQUUsT0FBTztJQUNiQyxNQUFNLEVBQUUsb0NBQW9DO0lBQzVDQyxLQUFLLEVBQUU7RUFDVCxDQUFDO0VBQ0QsY0FBYyxFQUFFO0lBQ2RILE1BQU0sRUFBRSxHQUFHO0lBQ1hDLElBQUksRUFBRSxPQUFPO0lBQ2JDLE1BQU0sRUFBRSx1QkFBdUI7SUFDL0JDLEtBQUssRUFDSDtFQUNKLENBQUM7RUFDRCxjQUFjLEVBQUU7SUFDZEgsTUFBTSxFQUFFLEdBQUc7SUFDWEMsSUFBSSxFQUFFLE9BQU87SUFDYkMsTUFBTSxFQUFFLGlDQUFpQztJQUN6Q0MsS0FBSyxFQUNIO0VBQ0osQ0FBQztFQUNELGNBQWMsRUFBRTtJQUNkSCxNQUFNLEVBQUUsR0FBRztJQUNYQyxJQUFJLEVBQUUsT0FBTztJQUNiQyxNQUFNLEVBQUUsbUJBQW1CO0lBQzNCQyxLQUFLLEVBQ0g7RUFDSixDQUFDO0VBQ0QsY0FBYyxFQUFFO0lBQ2RILE1BQU0sRUFBRSxHQUFHO0lBQ1hDLElBQUksRUFBRSxPQUFPO0lBQ2JDLE1BQU0sRUFBRSxvQkFBb0I7SUFDNUJDLEtBQUssRUFDSDtFQUNKLENBQUM7RUFDRCxjQUFjLEVBQUU7SUFDZEgsTUFBTSxFQUFFLEdBQUc7SUFDWEMsSUFBSSxFQUFFLE9BQU87SUFDYkMsTUFBTSxFQUFFLHdCQUF3QjtJQUNoQ0MsS0FBSyxFQUNIO0VBQ0o7QUFDRixDQUErQyIsImlnbm9yZUxpc3QiOltdfQ==