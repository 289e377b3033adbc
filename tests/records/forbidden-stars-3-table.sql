BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE entry (
	game_id VARCHAR(24) NOT NULL, 
	seq INTEGER NOT NULL, 
	actor INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	request VARCHAR(64) NOT NULL, 
	at INTEGER NOT NULL, 
	PRIMARY KEY (game_id, seq), 
	CONSTRAINT fk_entry_game_id FOREIGN KEY(game_id) REFERENCES game (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',1,-1,'draw orks','',1796006700000);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',2,-1,'draw chaos','',1796006700000);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',3,-1,'draw seat1','',1796006700000);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',4,-1,'draw tile_6 tile_8','',1796006700000);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',5,-1,'draw tile_7 tile_2','',1796006700000);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',6,-1,'draw 3001','',1796006700000);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',7,0,'order advance tile_11b','',1796006705744);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',8,1,'order advance tile_12b','',1796006705806);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',9,0,'order strategise tile_8a','',1796006705810);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',10,1,'order dominate tile_2a','',1796006705813);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',11,0,'order dominate tile_11b','',1796006705816);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',12,1,'order dominate tile_8a','',1796006705819);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',13,0,'order advance tile_12b','',1796006705822);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',14,1,'order strategise tile_6a','',1796006705824);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',15,0,'reveal tile_11b','',1796006705827);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',16,0,'resolve','',1796006705830);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',17,0,'buy ork_boyz golgrim cache','',1796006705832);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',18,1,'reveal tile_6a','',1796006705835);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',19,1,'resolve','',1796006705838);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',20,0,'reveal tile_11b','',1796006705841);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',21,0,'discard','',1796006705843);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',22,1,'reveal tile_2a','',1796006705848);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',23,1,'discard','',1796006705854);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',24,0,'reveal tile_12b','',1796006705860);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',25,0,'discard','',1796006705865);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',26,1,'reveal tile_12b','',1796006705868);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',27,1,'discard','',1796006705871);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',28,1,'reveal tile_8a','',1796006705872);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',29,1,'resolve','',1796006705874);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',30,0,'reveal tile_8a','',1796006705876);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',31,0,'discard','',1796006705878);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',32,-1,'draw lootin_n_stealin moar_boyz teer_it_down','',1796006705878);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',33,-1,'draw spoils_of_war touched_by_the_warp incantation_of_tzeentch','',1796006705878);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',34,0,'event teer_it_down','',1796006705881);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',35,0,'storm e6n f6w','',1796006705884);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',36,1,'event incantation_of_tzeentch','',1796006705886);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',37,1,'storm d6n d7n','',1796006705889);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',38,-1,'draw prayer_to_the_dark_gods blight_of_nurgle prophets_and_signs','',1796006705889);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',39,1,'event blight_of_nurgle','',1796006705891);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',40,1,'order strategise tile_8a','',1796006705894);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',41,0,'order dominate tile_2a','',1796006705899);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',42,1,'order advance tile_6a','',1796006705902);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',43,0,'order advance tile_8a','',1796006705905);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',44,1,'order strategise tile_6a','',1796006705908);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',45,0,'order deploy tile_2a','',1796006705912);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',46,1,'order advance tile_6a','',1796006705915);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',47,0,'order advance tile_8a','',1796006705918);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',48,1,'reveal tile_6a','',1796006705920);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',49,1,'resolve','',1796006705923);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',50,1,'stay','',1796006705924);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',51,0,'reveal tile_8a','',1796006705927);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',52,0,'resolve','',1796006705930);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',53,0,'stay','',1796006705931);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',54,0,'march ork_boyz escinthia squall direct','',1796006705939);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',55,1,'reveal tile_6a','',1796006705941);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',56,1,'discard','',1796006705944);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',57,0,'reveal tile_2a','',1796006705947);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',58,0,'resolve','',1796006705950);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',59,1,'reveal tile_6a','',1796006705952);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',60,1,'discard','',1796006705955);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',61,0,'reveal tile_2a','',1796006705958);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',62,0,'resolve','',1796006705961);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',63,0,'reveal tile_8a','',1796006705962);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',64,0,'discard','',1796006705965);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',65,1,'reveal tile_8a','',1796006705967);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',66,1,'resolve','',1796006705970);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',67,-1,'draw prophets_and_signs through_the_warp touched_by_the_warp','',1796006705970);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',68,-1,'draw letz_get_fightin','',1796006705970);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',69,1,'event touched_by_the_warp','',1796006705973);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',70,1,'storm d7n e7n','',1796006705976);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',71,1,'use','',1796006705983);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',72,1,'unit seat2 laodicea cultist steady','',1796006705996);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',73,1,'title mark_of_slaanesh impure_zeal','',1796006706003);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',74,0,'storm f6w g6w','',1796006706008);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',75,1,'pass','',1796006706010);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',76,0,'use','',1796006706015);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',77,0,'choose 0','',1796006706019);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',78,0,'order advance tile_11b','',1796006706022);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',79,1,'order strategise tile_7b','',1796006706026);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',80,0,'order dominate tile_7b','',1796006706030);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',81,1,'order advance tile_6a','',1796006706033);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',82,0,'order dominate tile_7b','',1796006706039);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',83,1,'order deploy tile_2a','',1796006706043);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',84,0,'order advance tile_8a','',1796006706047);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',85,1,'order strategise tile_11b','',1796006706050);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',86,0,'reveal tile_8a','',1796006706053);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',87,0,'discard','',1796006706059);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',88,1,'reveal tile_6a','',1796006706062);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',89,1,'resolve','',1796006706065);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',90,1,'stay','',1796006706068);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',91,0,'reveal tile_7b','',1796006706072);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',92,0,'discard','',1796006706076);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',93,1,'reveal tile_11b','',1796006706081);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',94,1,'resolve','',1796006706084);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',95,0,'reveal tile_11b','',1796006706087);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',96,0,'resolve','',1796006706091);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',97,0,'stay','',1796006706094);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',98,0,'march ork_boyz tholopis golgrim direct','',1796006706097);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',99,0,'march ork_boyz golgrim niekoe direct','',1796006706102);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',100,0,'march ork_boyz tholopis golgrim direct','',1796006706105);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',101,0,'march nob tholopis niekoe direct','',1796006706108);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',102,0,'done','',1796006706111);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',103,1,'reveal tile_2a','',1796006706113);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',104,1,'discard','',1796006706116);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',105,0,'reveal tile_7b','',1796006706125);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',106,0,'discard','',1796006706128);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',107,1,'reveal tile_7b','',1796006706138);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',108,1,'resolve','',1796006706143);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',109,1,'title mark_of_tzeentch foul_worship','',1796006706146);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',110,1,'done','',1796006706150);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',111,-1,'draw moar_boyz gitz_dem how_we_getz_here','',1796006706150);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',112,-1,'draw prophets_and_signs touched_by_the_warp spoils_of_war','',1796006706150);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',113,0,'event how_we_getz_here','',1796006706153);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',114,0,'storm g6w f6n','',1796006706161);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',115,1,'pass','',1796006706163);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',116,0,'area saronne','',1796006706168);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',117,0,'unit seat1 kaunas ork_boyz steady','',1796006706171);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',118,1,'event touched_by_the_warp','',1796006706175);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',119,1,'storm e7n d7n','',1796006706180);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',120,1,'use','',1796006706186);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',121,1,'title mark_of_khorne mark_of_slaanesh','',1796006706190);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',122,1,'order dominate tile_7b','',1796006706200);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',123,0,'order dominate tile_2a','',1796006706212);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',124,1,'order advance tile_11b','',1796006706219);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',125,0,'order advance tile_2a','',1796006706225);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',126,1,'order advance tile_6a','',1796006706229);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',127,0,'order strategise tile_2a','',1796006706242);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',128,1,'order dominate tile_7b','',1796006706251);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',129,0,'order advance tile_8a','',1796006706264);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',130,1,'reveal tile_6a','',1796006706271);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',131,1,'resolve','',1796006706294);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',132,1,'stay','',1796006706298);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',133,0,'reveal tile_8a','',1796006706313);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',134,0,'resolve','',1796006706318);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',135,0,'stay','',1796006706325);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',136,0,'done','',1796006706340);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',137,1,'scheme blight_of_nurgle','',1796006706354);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',138,1,'done','',1796006706369);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',139,0,'reveal tile_2a','',1796006706387);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',140,0,'resolve','',1796006706398);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',141,1,'reveal tile_7b','',1796006706420);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',142,1,'discard','',1796006706555);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',143,0,'reveal tile_2a','',1796006706600);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',144,0,'discard','',1796006706658);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',145,1,'reveal tile_11b','',1796006706744);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',146,1,'resolve','',1796006706769);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',147,0,'reveal tile_2a','',1796006706777);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',148,0,'discard','',1796006706808);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',149,1,'reveal tile_7b','',1796006706835);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',150,1,'resolve','',1796006707099);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',151,-1,'draw through_the_warp','',1796006707099);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',152,-1,'draw mob_up warboss how_we_getz_here','',1796006707099);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',153,1,'storm d7n d6w','',1796006707169);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',154,0,'event how_we_getz_here','',1796006707200);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',155,0,'storm f6n f6w','',1796006707216);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',156,0,'area escinthia','',1796006707244);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',157,0,'unit seat1 squall ork_boyz steady','',1796006707288);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',158,0,'order dominate tile_8a','',1796006707332);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',159,1,'order strategise tile_2a','',1796006707359);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',160,0,'order dominate tile_6a','',1796006707382);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',161,1,'order strategise tile_2a','',1796006707411);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',162,0,'order advance tile_12b','',1796006707460);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',163,1,'order dominate tile_6a','',1796006707510);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',164,0,'order strategise tile_11b','',1796006707616);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',165,1,'order advance tile_8a','',1796006707659);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',166,0,'reveal tile_12b','',1796006707682);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',167,0,'resolve','',1796006707712);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',168,0,'stay','',1796006707715);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',169,0,'march ork_boyz saronne lux direct','',1796006707722);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',170,-1,'roll 4 1','',1796006707722);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',171,-1,'roll 4 5 4','',1796006707722);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',172,-1,'draw slugga_boyz slugga_boyz ard_boyz shoota_boyz mek_boyz','',1796006707722);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',173,-1,'draw lure_of_chaos khornes_rage khornes_rage dark_faith mark_of_khorne','',1796006707722);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',174,0,'commit 1','',1796006707770);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',175,0,'card seat1 slugga_boyz','',1796006707798);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',176,1,'card seat2 lure_of_chaos','',1796006707814);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',177,0,'avoid','',1796006707857);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',178,0,'unit seat1 lux ork_boyz steady','',1796006707902);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',179,-1,'roll 1','',1796006707902);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',180,0,'card seat1 slugga_boyz','',1796006707969);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',181,1,'card seat2 mark_of_khorne','',1796006708009);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',182,0,'unit seat1 lux ork_boyz routed','',1796006708049);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',183,0,'card seat1 mek_boyz','',1796006708120);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',184,1,'card seat2 dark_faith','',1796006708190);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',185,-1,'roll 3','',1796006708190);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',186,-1,'draw mark_of_tzeentch','',1796006708190);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',187,1,'reveal tile_8a','',1796006708266);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',188,1,'resolve','',1796006708328);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',189,1,'scheme through_the_warp','',1796006708392);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',190,1,'stay','',1796006708426);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',191,0,'reveal tile_8a','',1796006708485);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',192,0,'resolve','',1796006708530);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',193,0,'done','',1796006708588);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',194,1,'reveal tile_2a','',1796006708654);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',195,1,'resolve','',1796006708672);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',196,0,'reveal tile_11b','',1796006708710);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',197,0,'discard','',1796006708743);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',198,1,'reveal tile_6a','',1796006708800);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',199,1,'discard','',1796006708904);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',200,0,'reveal tile_6a','',1796006708916);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',201,0,'resolve','',1796006708944);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',202,0,'buy ork_boyz annieth full','',1796006708973);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',203,1,'reveal tile_2a','',1796006708987);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',204,1,'discard','',1796006709169);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',205,-1,'draw how_we_getz_here','',1796006709169);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',206,-1,'draw prayer_to_the_dark_gods touched_by_the_warp incantation_of_tzeentch','',1796006709169);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',207,0,'storm d6w d7n','',1796006709203);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',208,0,'area kaunas','',1796006709222);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',209,0,'unit seat1 annieth ork_boyz steady','',1796006709268);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',210,1,'event incantation_of_tzeentch','',1796006709285);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',211,1,'storm f6w e6w','',1796006709300);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',212,-1,'draw prophets_and_signs spoils_of_war through_the_warp','',1796006709300);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',213,1,'event through_the_warp','',1796006709306);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',214,1,'order advance tile_12b','',1796006709313);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',215,0,'order strategise tile_7b','',1796006709328);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',216,1,'order advance tile_8a','',1796006709364);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',217,0,'order dominate tile_6a','',1796006709393);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',218,1,'order deploy tile_11b','',1796006709412);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',219,0,'order advance tile_2a','',1796006709453);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',220,1,'order deploy tile_6a','',1796006709487);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',221,0,'order deploy tile_7b','',1796006709536);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',222,1,'reveal tile_12b','',1796006709583);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',223,1,'discard','',1796006709640);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',224,0,'reveal tile_2a','',1796006709654);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',225,0,'discard','',1796006709671);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',226,1,'reveal tile_8a','',1796006709676);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',227,1,'resolve','',1796006709680);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',228,1,'stay','',1796006709685);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',229,0,'reveal tile_7b','',1796006709687);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',230,0,'resolve','',1796006709690);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',231,1,'reveal tile_11b','',1796006709694);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',232,1,'discard','',1796006709699);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',233,0,'reveal tile_7b','',1796006709701);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',234,0,'discard','',1796006709705);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',235,1,'reveal tile_6a','',1796006709708);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',236,1,'resolve','',1796006709712);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',237,0,'reveal tile_6a','',1796006709725);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',238,0,'discard','',1796006709732);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',239,-1,'draw seduced_by_chaos spoils_of_war','',1796006709732);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',240,-1,'draw mob_up gitz_dem lootin_n_stealin','',1796006709732);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',241,1,'event seduced_by_chaos','',1796006709740);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',242,1,'storm d7n e7n','',1796006709746);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',243,0,'event mob_up','',1796006709750);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',244,0,'order dominate tile_2a','',1796006709755);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',245,1,'order strategise tile_11b','',1796006709759);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',246,0,'order deploy tile_12b','',1796006709764);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',247,1,'order strategise tile_6a','',1796006709768);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',248,0,'order dominate tile_7b','',1796006709773);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',249,1,'order advance tile_11b','',1796006709777);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',250,0,'order deploy tile_7b','',1796006709781);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',251,1,'order deploy tile_8a','',1796006709785);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',252,0,'reveal tile_12b','',1796006709788);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',253,0,'discard','',1796006709792);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',254,1,'reveal tile_11b','',1796006709795);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',255,1,'resolve','',1796006709798);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',256,1,'source tile_7b','',1796006709801);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',257,1,'done','',1796006709805);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',258,0,'reveal tile_2a','',1796006709809);
INSERT INTO "entry" VALUES('oiFsBZqu0vs_5LAD',259,0,'resolve','',1796006709869);
CREATE TABLE game (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	options JSON NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	public BOOLEAN NOT NULL, 
	invite VARCHAR(32) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	turn JSON NOT NULL, 
	created INTEGER NOT NULL, 
	changed INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "game" VALUES('oiFsBZqu0vs_5LAD','forbidden_stars',3,'Before','{"profile": "seed", "faction-1": "any", "faction-2": "any", "objectives_per_tile": "one_per_opponent", "win_rule": "all", "card_icons_damage": "current_card", "order_upgrade": "token_swap", "reinforcement_deploy": true, "scheme_public": false, "advance_path": "after_ships", "first_tile": "central", "orbital_strike": "any_advance", "strategise_needs_unit": true, "setup": "quick"}','playing','34e51f061382dd933cfda372d2e4054b',0,'U88kSGZhAG5bGdCi','62ddaaa60a7200467406b595e6e16e7d3fefd555273ed8669ed442d3af3c26f9','[1]',1796006699025,1796006709869);
CREATE TABLE seat (
	game_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	visitor_id VARCHAR(32), 
	name VARCHAR(80) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	PRIMARY KEY (game_id, seat), 
	CONSTRAINT fk_seat_game_id FOREIGN KEY(game_id) REFERENCES game (id) ON DELETE CASCADE
);
INSERT INTO "seat" VALUES('oiFsBZqu0vs_5LAD',0,'bot',NULL,'random','random');
INSERT INTO "seat" VALUES('oiFsBZqu0vs_5LAD',1,'bot',NULL,'random','random');
CREATE TABLE secret (
	game_id VARCHAR(24) NOT NULL, 
	seed BLOB NOT NULL, 
	PRIMARY KEY (game_id), 
	CONSTRAINT fk_secret_game_id FOREIGN KEY(game_id) REFERENCES game (id) ON DELETE CASCADE
);
INSERT INTO "secret" VALUES('oiFsBZqu0vs_5LAD',X'6F557F630D55F7EEA5D03679C35A8643380921C42D4A5972E0D9B7BC5D1BE795');
CREATE TABLE setting (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "setting" VALUES('opened','1');
INSERT INTO "setting" VALUES('cookie-key','signs-nothing-any-more');
CREATE TABLE visitor (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	language VARCHAR(5) NOT NULL, 
	created INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "visitor" VALUES('34e51f061382dd933cfda372d2e4054b','Guest 5283','en',1796006697428);
CREATE INDEX ix_game_status ON game (status, public, changed);
CREATE INDEX ix_seat_visitor_id ON seat (visitor_id);
CREATE INDEX ix_game_owner ON game (owner);
COMMIT;
